import { PageHead } from '#components/shell/page-head.tsx'
import { Facts, personFacts } from '#components/texts/facts.tsx'
import type { LogoInfo, SellerInfo } from '#lib/contract/shop-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import type { StoredData } from '#lib/privacy/rules/stored-data.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import {
  askAt,
  backups,
  browserKeeps,
  complainToBoard,
  countedVisits,
  inYourBrowser,
  noPixel,
  otherHostKeeps,
  pixelAsks,
  privacyIntro,
  privacyNotice,
  rights,
  storedHere,
  storedHowLong,
  storedSeenBy,
  storedWhy,
  thisShop,
  whomToAsk,
  yourData,
  yourRights,
} from '#messages/privacy-pages.ts'
import { careLabel, officerLabel } from '#messages/seller-details.ts'

type Props = {
  /** The seller's own words, where there are any. */
  policy?: { slug: string; title: string }
  shop: Pick<LogoInfo, 'name' | 'email' | 'mobile' | 'address' | 'pxl'>
  /** Who answers: its care and its grievance officer. */
  seller: Pick<SellerInfo, 'care' | 'officer'>
  stored: StoredData[]
}

/** What the shop stores of people; `stored` is empty where another host keeps the accounts. */
export const PrivacyNotice = ({ shop, seller, stored, policy }: Props) => (
  <div className="wrap">
    <PageHead title={privacyNotice}>
      {privacyIntro(shop.name || thisShop)}
      {policy && (
        <>
          {' '}
          <a className="link" href={policyPath(policy.slug)}>
            {policy.title}
          </a>
        </>
      )}
    </PageHead>
    <article className="story">
      <section>
        <h2>{storedHere}</h2>
        {stored.length === 0 && <p className="mt-3">{otherHostKeeps}</p>}
        <div className="mt-4 grid gap-4">
          {stored.map(entry => (
            <div key={entry.name} className="rounded-md bg-paper p-4">
              <h3 className="font-medium">{entry.what}</h3>
              <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr]">
                <Term name={storedWhy}>{entry.why}</Term>
                <Term name={storedHowLong}>{entry.kept}</Term>
                <Term name={storedSeenBy}>{entry.seenBy}</Term>
              </dl>
            </div>
          ))}
        </div>
        {stored.length > 0 && <p className="mt-4">{backups}</p>}
      </section>
      <section>
        <h2>{inYourBrowser}</h2>
        <dl className="mt-3 grid gap-3">
          {browserKeeps.map(([what, long]) => (
            <div key={what}>
              <dt className="font-medium [overflow-wrap:anywhere]">{what}</dt>
              <dd className="text-muted">{long}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{countedVisits}</h2>
        <p className="mt-3">{shop.pxl ? pixelAsks : noPixel}</p>
      </section>
      {stored.length > 0 && (
        <section>
          <h2>{yourRights}</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {rights.map(right => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p className="mt-3">
            <a className="link" href={pathOf('yourData')}>
              {yourData}
            </a>
          </p>
        </section>
      )}
      <Contact shop={shop} seller={seller} />
    </article>
  </div>
)

const Term = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
)

const Contact = ({ shop, seller }: Pick<Props, 'shop' | 'seller'>) => (
  <section>
    <h2>{whomToAsk}</h2>
    <p className="mt-3">{askAt}</p>
    <address className="mt-2 grid gap-6 not-italic">
      <div>
        {shop.name && <p>{shop.name}</p>}
        {shop.address && <p>{shop.address}</p>}
      </div>
      <Facts title={officerLabel} facts={personFacts(seller.officer)} />
      <Facts title={careLabel} facts={personFacts(seller.care, shop)} />
    </address>
    <p className="mt-3">{complainToBoard}</p>
  </section>
)

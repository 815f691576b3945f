import { PageHead } from '#components/shell/page-head.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import type { LogoInfo, ShopDetails } from '#lib/contract/shop-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { policyPath } from '#lib/shop/rules/policy-path.ts'
import { returnSentences } from '#lib/shop/rules/returns-said.ts'
import { otherPolicies, saidPages } from '#lib/shop/rules/said-pages.ts'
import { addressLine, formOf, sellerBranches } from '#lib/shop/rules/seller-lines.ts'
import {
  addressLabel,
  businessHeading,
  careLabel,
  cinLabel,
  formLabel,
  fssaiLabel,
  gstinLabel,
  legalNameLabel,
  llpinLabel,
  officerLabel,
  policiesHeading,
  returnsHeading,
  sellerDetails,
  shopLabel,
  websiteLabel,
} from '#messages/seller-details.ts'
import { type Fact, Facts, personFacts } from './facts.tsx'

/** Who sells: the business, its care and its officer, and where its policies are. What is not said is left out. */
export const SellerDetails = ({
  logo,
  details,
  host,
}: {
  logo: LogoInfo
  details: ShopDetails
  host: string
}) => {
  const { seller } = details
  const { care, officer, address } = seller
  const returning = returnSentences(details)
  return (
    <StaticHtml>
      <div className="wrap">
        <PageHead title={sellerDetails} />
        <div className="grid max-w-prose gap-8">
          <Facts
            title={businessHeading}
            facts={[
              [legalNameLabel, seller.legalName],
              [formLabel, formOf(seller)],
              [shopLabel, logo.name],
              [websiteLabel, host],
              [addressLabel, addressLine(address) || logo.address],
              ...sellerBranches(seller).map(({ label, text }): Fact => [label, text]),
              [gstinLabel, seller.gstin],
              [seller.form === 'llp' ? llpinLabel : cinLabel, seller.cin],
              [fssaiLabel, seller.fssai],
            ]}
          />
          <Facts title={careLabel} facts={personFacts(care, logo)} />
          <Facts title={officerLabel} facts={personFacts(officer)} />
          {returning.length > 0 && (
            <section>
              <h2>{returnsHeading}</h2>
              {returning.map(sentence => (
                <p key={sentence} className="mt-2">
                  {sentence}
                </p>
              ))}
            </section>
          )}
          <Policies details={details} />
        </div>
      </div>
    </StaticHtml>
  )
}

const Policies = ({ details }: { details: ShopDetails }) => {
  const said = saidPages(details)
  const links = [
    ...(said.terms ? [[pageTitles.terms, pathOf('terms')]] : []),
    ...(said.returns ? [[pageTitles.returns, pathOf('returns')]] : []),
    ...otherPolicies(details).map(({ slug, title }) => [title, policyPath(slug)]),
  ]
  return (
    links.length > 0 && (
      <section>
        <h2>{policiesHeading}</h2>
        <ul className="mt-2">
          {links.map(([title, href]) => (
            <li key={href}>
              <a className="link inline-block py-2" href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

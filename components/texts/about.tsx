import { PageHead } from '#components/shell/page-head.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import type { Policy } from '#lib/shop/server/read-policy.ts'
import { inShort, seeCollections, theRegion } from '#messages/shop-pages.ts'

export const About = ({
  title,
  policy,
  details,
}: {
  title: string
  policy: Policy | undefined
  details: ShopDetails
}) => (
  <StaticHtml>
    <div className="wrap">
      <PageHead title={title}>{details.tagline}</PageHead>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
        {policy && <Story policy={policy} />}
        <aside className="grid gap-6 self-start rounded-md bg-paper p-6" aria-label={inShort}>
          {details.promises.length > 0 && (
            <dl className="grid gap-5">
              {details.promises.map(promise => (
                <div key={promise.title}>
                  <dt className="font-display text-lg font-medium">{promise.title}</dt>
                  <dd className="mt-1 text-muted">{promise.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {details.settings.trustClaim && (
            <p className="border-t border-line pt-5 font-medium">{details.settings.trustClaim}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="primary" href={pathOf('collections')}>
              {seeCollections}
            </ButtonLink>
            {saidPages(details).region && <ButtonLink href={pathOf('region')}>{theRegion}</ButtonLink>}
          </div>
        </aside>
      </div>
    </div>
  </StaticHtml>
)

const Story = ({ policy: { lead, sections } }: { policy: Policy }) => (
  <article className="story">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by readMarkdown, which escapes and cleans */}
    {lead && <div className="lead" dangerouslySetInnerHTML={{ __html: lead }} />}
    {sections.map(({ title, html }) => (
      <section key={title}>
        <h2>{title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <div className="mt-3 grid gap-3" dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    ))}
  </article>
)

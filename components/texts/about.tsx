import { PageHead } from '#components/shell/page-head.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { about, PROMISES } from '#messages/about.ts'
import { aboutUs } from '#messages/header.ts'
import { inShort, seeCollections, theRegion } from '#messages/shop-pages.ts'

export const About = ({ shop, details }: { shop: string; details: ShopDetails }) => (
  <div className="wrap">
    <PageHead title={aboutUs}>{details.tagline}</PageHead>
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <article className="story">
        {about(shop).map(({ title, paragraphs = [] }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map(paragraph => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <aside className="grid gap-6 self-start rounded-md bg-paper p-6" aria-label={inShort}>
        <dl className="grid gap-5">
          {PROMISES.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-lg font-medium">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-5 font-medium">{details.settings.trustClaim}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="primary" href={pathOf('collections')}>
            {seeCollections}
          </ButtonLink>
          <ButtonLink href={pathOf('region')}>{theRegion}</ButtonLink>
        </div>
      </aside>
    </div>
  </div>
)

import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { RegionStory } from '#components/texts/region.tsx'
import { UnwrittenPage } from '#components/texts/unwritten-page.tsx'
import { inShort } from '#lib/catalogue/server/share-description.ts'
import { routes } from '#lib/routes.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { saidPages } from '#lib/shop/rules/said-pages.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> => {
  const { value: details } = await readDetails()
  const { region, settings } = details
  return pageMetadata('region', {
    title: settings.regionName || region.heading || pageTitles.region,
    description: inShort(region.paragraphs[0] ?? ''),
    ...(!saidPages(details).region && { noindex: true }),
  })
}

export default async function RegionPage() {
  const { value: details, fresh } = await readDetails()
  return (
    <Chrome route={routes.region}>
      {saidPages(details).region ? (
        <RegionStory region={details.region} />
      ) : (
        <UnwrittenPage title={pageTitles.region} fresh={fresh} />
      )}
    </Chrome>
  )
}

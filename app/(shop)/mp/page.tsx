import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { RegionStory } from '#components/texts/region.tsx'
import { inShort } from '#lib/catalogue/server/share-description.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'

export const dynamic = 'force-static'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata('region', {
    description: inShort((await readDetails()).value.region.paragraphs[0] ?? ''),
  })

export default async function RegionPage() {
  const { value: details } = await readDetails()
  return (
    <Chrome route={routes.region}>
      <RegionStory region={details.region} />
    </Chrome>
  )
}

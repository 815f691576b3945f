import type { Metadata } from 'next'
import { Collections } from '#components/home/collections.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { isLongTree, shownCategories } from '#lib/catalogue/rules/short-tree.ts'
import { readCollections, readTree } from '#lib/catalogue/server/read-tree.ts'
import { routes } from '#lib/routes.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { collectionsDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata =>
  pageMetadata('collections', { description: collectionsDescription })

export default async function CollectionsPage() {
  const [{ value: groups, fresh }, collections] = await Promise.all([readTree(), readCollections()])
  if (!fresh && groups.length === 0) mainContentFailed()
  return (
    <Chrome route={routes.collections}>
      <Collections
        categories={shownCategories(groups)}
        hasMore={isLongTree(groups)}
        collections={collections.value}
        level="h1"
      />
    </Chrome>
  )
}

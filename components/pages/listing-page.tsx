import { notFound } from 'next/navigation'
import { AddChoice } from '#components/catalogue/add-choice-dialog.tsx'
import { picturesAhead, preloadPictures } from '#components/catalogue/preload-pictures.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { IncompleteMarker } from '#components/shell/incomplete-marker.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { type FoundSection, findSection, sectionLevel } from '#lib/catalogue/rules/find-section.ts'
import { type ListingQuery, PLAIN_LISTING, questionOf } from '#lib/catalogue/rules/listing-query.ts'
import { readFacets } from '#lib/catalogue/server/read-facets.ts'
import { readPlainListing } from '#lib/catalogue/server/read-products.ts'
import { readCollections, readTree } from '#lib/catalogue/server/read-tree.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { readPriceBands } from '#lib/shop/server/read-shop.ts'
import { ListScript } from './list-script.tsx'
import { ListingMain } from './listing-main.tsx'

export type ListingRoute = 'subcategory' | 'category'

/** Where a listing's address leads, or a true 404; undefined while the tree cannot be had at all. */
export async function placeAt(id: string): Promise<FoundSection | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(id)) notFound()
  const tree = await readTree()
  if (tree.value.length === 0 && !tree.fresh) return undefined
  const found = findSection(tree.value, Number(id))
  if (found) return found
  const collections = await readCollections()
  return findSection([], Number(id), collections.value) ?? notFound()
}

/** The question for one page of a listing. */
export const questionAt = (id: string, route: ListingRoute, query: ListingQuery, place?: FoundSection) =>
  questionOf(query, {
    subcat_id: Number(id),
    type: place ? sectionLevel(place) : route === 'subcategory' ? 'subcat' : 'cat',
  })

/** The first page of a listing, static; its last good list is kept. */
export async function ListingPage({ id, route }: { id: string; route: ListingRoute }) {
  const place = await placeAt(id)
  const [tree, listed, facets, bands] = await Promise.all([
    readTree(),
    readPlainListing(questionAt(id, route, PLAIN_LISTING, place)),
    readFacets(Number(id)),
    readPriceBands(),
  ])
  preloadPictures(picturesAhead(listed.value.products, place))
  return (
    <Chrome route={routes[route]}>
      <StaticHtml>
        <ListingMain
          place={place}
          path={pathOf(route, id)}
          query={PLAIN_LISTING}
          listed={listed.value}
          groups={tree.value}
          hasMoreFilters={facets.length > 0}
          bands={bands}
        />
        <AddChoice />
      </StaticHtml>
      <ListScript />
      {!listed.fresh && <IncompleteMarker />}
    </Chrome>
  )
}

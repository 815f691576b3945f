import { picturesAhead } from '#components/catalogue/preload-pictures.ts'
import {
  asksForFilters,
  filterCount,
  filtersOf,
  isBeyond,
  readListingQuery,
} from '#lib/catalogue/rules/listing-query.ts'
import { readFacets } from '#lib/catalogue/server/read-facets.ts'
import { readListing } from '#lib/catalogue/server/read-products.ts'
import { readTree } from '#lib/catalogue/server/read-tree.ts'
import { pathOf } from '#lib/paths.ts'
import type { SharedPage } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { readPriceBands } from '#lib/shop/server/read-shop.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'
import { ListingMain } from './listing-main.tsx'
import { listingDescription } from './listing-metadata.ts'
import { type ListingRoute, placeAt, questionAt } from './listing-page.tsx'

/** A narrowed, sorted or later page of a listing. */
export async function listingResponse(
  request: Parameters<SharedPage>[0],
  route: ListingRoute,
): Promise<FullResponse> {
  const id = request.segment
  // Waited for only where it is asked for: a silent host costs the time of one call.
  const readingBands = readPriceBands()
  const query = readListingQuery(request.query, request.query.has('price') ? await readingBands : [])
  const template = templateFor('listing')
  const place = await placeAt(id)
  const [tree, listed, facets, bands] = await Promise.all([
    readTree(),
    readListing(questionAt(id, route, query, place)),
    query.q === '' ? readFacets(Number(id), filtersOf(query)) : [],
    readingBands,
  ])
  const hasFilters = filterCount(query) > 0 || asksForFilters(request.query)
  return filledTemplate(template, {
    ...listingDescription(route, place, pathOf(route, id), isBeyond(query, listed) ? undefined : query),
    status: isBeyond(query, listed) ? 404 : 200,
    // Lists by two values and more are without number.
    ...(filterCount(query) > 1 && { headers: { 'x-robots-tag': 'noindex, follow' } }),
    ahead: picturesAhead(listed.products, place),
    main: (
      <ListingMain
        place={place}
        path={pathOf(route, id)}
        query={query}
        listed={listed}
        groups={tree.value}
        facets={hasFilters ? facets : []}
        hasMoreFilters={!hasFilters && facets.length > 0}
        bands={bands}
      />
    ),
  })
}

import type { Metadata } from 'next'
import type { ListingQuery } from '#lib/catalogue/listing-query.ts'
import { type Place, placePath, placeTitle } from '#lib/catalogue/place.ts'
import { plainText } from '#lib/catalogue/rich-text.ts'
import { SHARE_DESCRIPTION } from '#lib/constants.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

/** The canonical drops the filters and keeps the page. */
export function listingMetadata(
  route: 'subcategory' | 'category',
  place: Place | undefined,
  query?: ListingQuery,
): Metadata {
  if (!place) return pageMetadata({ ...routes[route], noindex: true })
  const told =
    place.level === 'subcategory'
      ? place.subcategory.description
      : place.level === 'category'
        ? place.category.description
        : ''
  const page = query && query.page > 1 ? query.page : undefined
  return pageMetadata(routes[route], {
    title: page ? `${placeTitle(place)}, page ${page}` : placeTitle(place),
    description: plainText(told).slice(0, SHARE_DESCRIPTION) || undefined,
    canonical: page ? `${placePath(place)}?page=${page}` : placePath(place),
  })
}

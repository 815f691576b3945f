import type { Metadata } from 'next'
import type { ListingQuery } from '#lib/catalogue/listing-query.ts'
import { type Place, placePath, placeTitle } from '#lib/catalogue/place.ts'
import { plainText } from '#lib/catalogue/rich-text.ts'
import { SHARE_DESCRIPTION } from '#lib/constants.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

type ListingRoute = 'subcategory' | 'category'

export const listingMetadata = (route: ListingRoute, place: Place | undefined): Metadata =>
  place
    ? pageMetadata(routes[route], listingTold(route, place, placePath(place)))
    : pageMetadata({ ...routes[route], noindex: true })

/** The canonical drops the filters and keeps the page. */
export function listingTold(
  route: ListingRoute,
  place: Place | undefined,
  path: string,
  query?: ListingQuery,
) {
  if (!place) return { title: routes[route].title, canonical: path }
  const page = query && query.page > 1 ? query.page : undefined
  return {
    title: page ? `${placeTitle(place)}, page ${page}` : placeTitle(place),
    description: plainText(descriptionOf(place)).slice(0, SHARE_DESCRIPTION) || undefined,
    canonical: page ? `${placePath(place)}?page=${page}` : placePath(place),
  }
}

const descriptionOf = (place: Place) =>
  place.level === 'subcategory'
    ? place.subcategory.description
    : place.level === 'category'
      ? place.category.description
      : ''

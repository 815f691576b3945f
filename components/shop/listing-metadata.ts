import type { Metadata } from 'next'
import type { ListingQuery } from '#lib/catalogue/listing-query.ts'
import { type Place, placePath, placeTitle } from '#lib/catalogue/place.ts'
import { inShort } from '#lib/catalogue/share-description.ts'
import { sharedPlace } from '#lib/media/share-picture-name.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'
import { shareMetadata } from './share-metadata.ts'

type ListingRoute = 'subcategory' | 'category'

export async function listingMetadata(route: ListingRoute, place: Place | undefined): Promise<Metadata> {
  if (!place) return pageMetadata({ ...routes[route], noindex: true })
  const told = listingTold(route, place, placePath(place))
  const url = new URL(told.canonical, env.siteUrl).href
  return {
    ...pageMetadata(routes[route], told),
    ...(await shareMetadata(sharedPlace(place), { ...told, url })),
  }
}

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
    description: inShort(descriptionOf(place)) || undefined,
    canonical: page ? `${placePath(place)}?page=${page}` : placePath(place),
  }
}

const descriptionOf = (place: Place) =>
  place.level === 'subcategory'
    ? place.subcategory.description
    : place.level === 'category'
      ? place.category.description
      : ''

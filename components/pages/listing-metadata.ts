import type { Metadata } from 'next'
import { shareMetadata } from '#components/shell/share-metadata.ts'
import { type FoundSection, sectionPath, sectionTitle } from '#lib/catalogue/rules/find-section.ts'
import type { ListingQuery } from '#lib/catalogue/rules/listing-query.ts'
import { inShort } from '#lib/catalogue/server/share-description.ts'
import type { Category, Collection, Subcategory } from '#lib/contract/catalogue-schemas.ts'
import { sharedPlace } from '#lib/media/server/share-picture-name.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { titleOfPage } from '#messages/shop-pages.ts'

type ListingRoute = 'subcategory' | 'category'

export async function listingMetadata(
  route: ListingRoute,
  place: FoundSection | undefined,
): Promise<Metadata> {
  if (!place) return pageMetadata(route, { noindex: true })
  const description = listingDescription(route, place, sectionPath(place))
  const url = new URL(description.canonical, env.siteUrl).href
  return {
    ...pageMetadata(route, description),
    ...(await shareMetadata(sharedPlace(place), { ...description, url })),
  }
}

/** The canonical drops the filters and keeps the page. */
export function listingDescription(
  route: ListingRoute,
  place: FoundSection | undefined,
  path: string,
  query?: ListingQuery,
) {
  if (!place) return { title: pageTitles[route], canonical: path }
  const page = query && query.page > 1 ? query.page : undefined
  return {
    title: page ? titleOfPage(sectionTitle(place), page) : sectionTitle(place),
    description: describedOf(place)?.short || undefined,
    canonical: page ? `${sectionPath(place)}?page=${page}` : sectionPath(place),
  }
}

const describedOf = (place: FoundSection) => {
  if (place.level === 'group') return undefined
  if (place.level === 'collection') return described(place.collection)
  return described(place.level === 'subcategory' ? place.subcategory : place.category)
}

// Tags are taken off once, and not for each page of a list.
const described = weakMemo(({ description }: Category | Collection | Subcategory) => ({
  short: inShort(description),
}))

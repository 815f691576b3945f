import { notFound } from 'next/navigation'
import { CategoryTree } from '#components/catalogue/category-tree.tsx'
import { Listing } from '#components/catalogue/listing.tsx'
import { ListingHead } from '#components/catalogue/listing-head.tsx'
import { Heart } from '#components/wishlist/heart.tsx'
import { type ListingQuery, questionOf } from '#lib/catalogue/listing-query.ts'
import { type Place, placeOf, placePath, placeType } from '#lib/catalogue/place.ts'
import { readListing, readPlainListing } from '#lib/catalogue/read-products.ts'
import { readTree } from '#lib/catalogue/read-tree.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pictureUrl } from '#lib/media/picture-url.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { Chrome } from './chrome.tsx'
import { StaleMark } from './stale-mark.tsx'

export type ListingRoute = 'subcategory' | 'category'

/** Where a listing's address leads, or a true 404; undefined while the tree cannot be had at all. */
export async function placeAt(id: string): Promise<Place | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(id)) notFound()
  const tree = await readTree()
  if (tree.value.length === 0 && !tree.fresh) return undefined
  return placeOf(tree.value, Number(id)) ?? notFound()
}

type Props = { id: string; route: ListingRoute; query: ListingQuery; plain: boolean }

/** A listing: plain (static, its last good list kept) or narrowed (made anew for each request). */
export async function ListingPage({ id, route, query, plain }: Props) {
  const place = await placeAt(id)
  const tree = await readTree()
  const type = place ? placeType(place) : route === 'subcategory' ? 'subcat' : 'cat'
  const question = questionOf(query, { subcat_id: Number(id), type })
  const listed = plain
    ? await readPlainListing(question)
    : { value: await readListing(question), fresh: true }
  return (
    <Chrome route={routes[route]}>
      {place && <ListingHead place={place} />}
      <Listing
        path={place ? placePath(place) : pathOf(route, id)}
        query={query}
        listed={listed.value}
        side={<CategoryTree groups={tree.value} place={place} />}
        searchable
        corner={heartOf}
      />
      {!listed.fresh && <StaleMark />}
    </Chrome>
  )
}

export const heartOf = (product: Product) => (
  <Heart id={product.id} name={product.name} picture={pictureUrl(product.image, '280x280')} />
)

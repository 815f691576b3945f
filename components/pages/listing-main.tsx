import { CategoryTree } from '#components/catalogue/category-tree.tsx'
import { Listing } from '#components/catalogue/listing.tsx'
import { ListingHead } from '#components/catalogue/listing-head.tsx'
import { Heart } from '#components/wishlist/heart.tsx'
import { type FoundSection, sectionPath } from '#lib/catalogue/rules/find-section.ts'
import type { ListingQuery } from '#lib/catalogue/rules/listing-query.ts'
import type { Listed } from '#lib/catalogue/server/read-products.ts'
import type { Group, ListFacet, Product } from '#lib/contract/catalogue-schemas.ts'
import type { PriceBand } from '#lib/contract/shop-schemas.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'

type Props = {
  place?: FoundSection
  /** The listing's address where the tree could not be had. */
  path: string
  query: ListingQuery
  listed: Listed
  groups: readonly Group[]
  facets?: readonly ListFacet[]
  hasMoreFilters?: boolean
  bands: readonly PriceBand[]
}

/** A listing between header and footer, plain or narrowed. */
export const ListingMain = ({ place, path, query, listed, groups, facets, hasMoreFilters, bands }: Props) => (
  <>
    {place ? <ListingHead place={place} /> : <NamelessHead />}
    <Listing
      path={place ? sectionPath(place) : path}
      query={query}
      bands={bands}
      listed={listed}
      side={<CategoryTree groups={groups} place={place} />}
      searchable
      facets={facets}
      hasMoreFilters={hasMoreFilters}
      corner={heartOf}
    />
  </>
)

const NamelessHead = () => (
  <div className="wrap pt-4">
    <h1>{pageTitles.category}</h1>
  </div>
)

export const heartOf = ({ id, name }: Product) => <Heart id={id} name={name} />

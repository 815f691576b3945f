import { redirect } from 'next/navigation'
import { CategoryPanel } from '#components/catalogue/category-panel.tsx'
import { Listing } from '#components/catalogue/listing.tsx'
import { isFiltered, type ListingQuery, questionOf } from '#lib/catalogue/listing-query.ts'
import { readListing } from '#lib/catalogue/read-products.ts'
import { readTree } from '#lib/catalogue/read-tree.ts'
import { searchPath } from '#lib/catalogue/search-path.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { Chrome } from './chrome.tsx'
import { heartOf } from './listing-page.tsx'

/** The results of a search. An empty result goes to the Product Not Found page, an emptied filter says so here. */
export async function SearchPage({ term, query }: { term: string; query: ListingQuery }) {
  const [tree, listed] = await Promise.all([
    readTree(),
    readListing(questionOf({ ...query, q: term }, { subcat_id: 0, type: '' })),
  ])
  const nothing = !listed.failed && listed.products.length === 0
  if (nothing && !isFiltered({ ...query, q: '' }) && query.page === 1) redirect(routes.productNotFound.path)
  const categories = tree.value.flatMap(group =>
    group.categories.map(({ category_id, category_desc }) => ({
      href: pathOf('category', category_id),
      name: category_desc,
    })),
  )
  return (
    <Chrome route={routes.search} term={term}>
      <div className="wrap pt-4">
        <h1>{term ? `Results for “${term}”` : 'All products'}</h1>
      </div>
      <Listing
        path={searchPath(term)}
        query={{ ...query, q: '' }}
        listed={listed}
        side={<CategoryPanel categories={categories} />}
        corner={heartOf}
      />
    </Chrome>
  )
}

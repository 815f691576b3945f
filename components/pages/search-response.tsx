import { CategoryPanel } from '#components/catalogue/category-panel.tsx'
import { Listing } from '#components/catalogue/listing.tsx'
import { picturesAhead } from '#components/catalogue/preload-pictures.ts'
import { isBeyond, isFiltered, questionOf, readListingQuery } from '#lib/catalogue/rules/listing-query.ts'
import { missedPath, searchPath, termOf } from '#lib/catalogue/rules/search-path.ts'
import { isLongTree, shownCategories } from '#lib/catalogue/rules/short-tree.ts'
import { readCountries } from '#lib/catalogue/server/read-countries.ts'
import { readListing } from '#lib/catalogue/server/read-products.ts'
import { readTree } from '#lib/catalogue/server/read-tree.ts'
import { pathOf } from '#lib/paths.ts'
import type { SharedPage } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { readPriceBands } from '#lib/shop/server/read-shop.ts'
import { allProducts, resultsFor, searchFor } from '#messages/shop-pages.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'
import { heartOf } from './listing-main.tsx'

/** The results of a search. An empty result goes to the Product Not Found page, an emptied filter says so here. */
export async function searchResponse(request: Parameters<SharedPage>[0]): Promise<FullResponse> {
  const term = termOf(request.segment)
  // Waited for only where it is asked for: a silent host costs the time of one call.
  const readingBands = readPriceBands()
  const asked = request.query.has('price') ? await readingBands : []
  const { filters, inStock: _, ...plain } = { ...readListingQuery(request.query, asked), q: '' }
  const chosen = filters?.country && { filters: { country: filters.country } }
  const query = { ...plain, ...chosen }
  const template = templateFor('search')
  const [tree, listed, bands, countries] = await Promise.all([
    readTree(),
    readListing({ ...questionOf({ ...plain, q: term }, { subcat_id: 0, type: '' }), ...chosen }),
    readingBands,
    readCountries(filters?.country),
  ])
  const nothing = !listed.failed && listed.products.length === 0
  if (nothing && !isFiltered(query) && query.page === 1)
    return { status: 307, headers: { location: missedPath(term) }, body: '' }
  const categories = shownCategories(tree.value).map(({ category_id, category_desc }) => ({
    href: pathOf('category', category_id),
    name: category_desc,
  }))
  return filledTemplate(template, {
    status: isBeyond(query, listed) ? 404 : 200,
    title: term ? searchFor(term) : pageTitles.search,
    term,
    ahead: picturesAhead(listed.products),
    main: (
      <>
        <div className="wrap pt-4">
          <h1>{term ? resultsFor(term) : allProducts}</h1>
        </div>
        <Listing
          path={searchPath(term)}
          query={query}
          bands={bands}
          countries={countries}
          listed={listed}
          side={<CategoryPanel categories={categories} hasMore={isLongTree(tree.value)} />}
          corner={heartOf}
        />
      </>
    ),
  })
}

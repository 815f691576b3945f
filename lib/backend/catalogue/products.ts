import 'server-only'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { ProductsAnswer } from '#lib/contract/catalogue-schemas.ts'
import type { Checked } from '#lib/contract/index.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { toPaise } from '#lib/rules/money.ts'
import { countMissedSearch } from '../missed-searches/missed-searches.ts'
import { search } from '../search.ts'
import { countValues } from './facets/count-values.ts'
import { filteredListing } from './facets/filtered-listing.ts'
import { chosenOf, sectionValues } from './facets/section-values.ts'
import { shopCountries } from './facets/shop-countries.ts'
import { listing, type Prices, type Window } from './listing.ts'
import { productsById } from './products-by-id.ts'
import { isInTree, type Section, sectionById } from './sections.ts'

// A caller that knows no pages gets a list as long as one answer should be.
const UNPAGED = 1_000

/** A page of a section, of a search, or of everything. */
export const products = async (request: Checked<'products'>): Promise<ProductsAnswer> => {
  const limit = request.limit ?? (request.page ? PAGE_SIZE : UNPAGED)
  const window = { offset: ((request.page ?? 1) - 1) * limit, limit }
  const sort = request.sort ?? 'featured'
  const section = request.subcat_id > 0 ? await sectionById(request.subcat_id) : undefined
  if (request.subcat_id > 0 && !section) return { products: [], total: 0, totalIsAtLeast: false, paged: true }
  if (!request.search.trim()) return { ...(await listed(section, request, sort, window)), paged: true }
  const prices = pricesOf(request)
  const countries =
    request.filters?.country && chosenOf(await shopCountries(), request.filters).map(({ id }) => id)
  const { ids, ...count } = await search({
    ...{ text: request.search, sort, section, prices, window },
    ...(countries && countries.length > 0 && { countries }),
  })
  if (count.total === 0 && !section && !prices && !request.filters && window.offset === 0)
    countMissedSearch(request.search)
  return { products: await productsById(ids), ...count, paged: true }
}

/** A section's list, or all products, walked in its order; by its values where some are chosen. */
const listed = async (
  section: Section | undefined,
  request: Checked<'products'>,
  sort: Sort,
  window: Window,
): Promise<Pick<ProductsAnswer, 'products' | 'total' | 'totalIsAtLeast'>> => {
  const prices = pricesOf(request)
  if (!section) return listing(undefined, sort, prices, window)
  const chosen = request.filters ? chosenOf(await sectionValues(section.id), request.filters) : []
  const inStock = request.inStock ?? false
  if (isInTree(section) && chosen.length === 0 && !inStock) return listing(section, sort, prices, window)
  const fitting =
    chosen.length > 0
      ? (await countValues(section.id, await sectionValues(section.id), chosen)).total
      : section.product_count
  return filteredListing({ section, sort, fitting, chosen, inStock, prices, window })
}

const HIGHEST_PAISE = 2_147_483_647

const pricesOf = ({ minPrice, maxPrice }: Checked<'products'>): Prices | undefined =>
  minPrice === undefined && maxPrice === undefined
    ? undefined
    : { minPaise: paise(minPrice ?? 0), maxPaise: paise(maxPrice ?? Number.POSITIVE_INFINITY) }

const paise = (rupees: number) => Math.min(toPaise(rupees), HIGHEST_PAISE)

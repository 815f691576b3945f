import { LONGEST_TERM, PAGE_SIZE, PRICE_BANDS } from '#lib/constants.ts'
import type { ProductsQuestion } from '#lib/contract/catalogue-schemas.ts'
import type { Filters } from '#lib/contract/facets.ts'
import type { PriceBand } from '#lib/contract/shop-schemas.ts'
import { SORTS, type Sort } from '#lib/contract/sorts.ts'
import { filterWords, readFilters } from './filter-query.ts'

/** What a listing's address asks for beyond the listing itself. A value that is not one of ours counts as not given. */
export type ListingQuery = {
  page: number
  sort: Sort
  band?: PriceBand
  q: string
  /** Values that were chosen, and whether only what is there is shown. */
  filters?: Filters
  inStock?: boolean
}

/** A listing as it is without any wish. */
export const PLAIN_LISTING: ListingQuery = { page: 1, sort: 'featured', q: '' }

const LAST_PAGE = 1_000_000

export function readListingQuery(
  query: URLSearchParams,
  bands: readonly PriceBand[] = PRICE_BANDS,
): ListingQuery {
  const page = query.get('page') ?? ''
  const sort = SORTS.find(word => word === query.get('sort')) ?? 'featured'
  const band = bands.find(each => bandName(each) === query.get('price'))
  return {
    page: /^[1-9]\d{0,14}$/.test(page) ? Math.min(LAST_PAGE, Number(page)) : 1,
    sort,
    band,
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_TERM),
    ...readFilters(query),
  }
}

export const bandName = ({ min, max }: { min: number; max: number }) => `${min}-${max}`

/** The address of the same listing with something changed; any other filter sends it back to its first page. */
export function listingHref(path: string, query: ListingQuery, change: Partial<ListingQuery>): string {
  const next = { ...query, page: 1, ...change }
  const words = new URLSearchParams()
  if (next.q) words.set('q', next.q)
  if (next.band) words.set('price', bandName(next.band))
  for (const [name, value] of filterWords(next)) words.append(name, value)
  if (next.sort !== 'featured') words.set('sort', next.sort)
  if (next.page > 1) words.set('page', String(next.page))
  return words.size ? `${path}?${words}` : path
}

/** The same list with all that it can be filtered by, which other pages have no room for until a value is chosen. */
export function withFiltersHref(path: string, query: ListingQuery): string {
  const href = listingHref(path, query, {})
  return `${href}${href.includes('?') ? '&' : '?'}${ALL_FILTERS}`
}

export const asksForFilters = (query: URLSearchParams) => query.get('filters') === 'all'
const ALL_FILTERS = 'filters=all'

export const isFiltered = (query: ListingQuery) => query.q !== '' || filterCount(query) > 0

/** How many values narrow it, the price band among them. */
export const filterCount = (query: ListingQuery) => filterWords(query).length + (query.band ? 1 : 0)

/** What was chosen, as the shop is told it; a search has no such values. */
export const filtersOf = ({ q, band, filters }: ListingQuery): Filters =>
  q === '' ? { ...filters, ...(band && { price: [bandName(band)] }) } : {}

/** Whether a list ends before the page that was asked for (Rule 43). */
export const isBeyond = (
  { page }: ListingQuery,
  { products, failed }: { products: unknown[]; failed: boolean },
) => page > 1 && !failed && products.length === 0

/** The question for the shop: one page of the list. */
export const questionOf = (
  query: ListingQuery,
  of: Pick<ProductsQuestion, 'subcat_id' | 'type'>,
): ProductsQuestion => ({
  ...of,
  search: query.q,
  page: query.page,
  limit: PAGE_SIZE,
  sort: query.sort,
  ...(query.q === '' && (query.filters || query.inStock)
    ? { filters: filtersOf(query), ...(query.inStock && { inStock: true }) }
    : pricesOf(query)),
})

const pricesOf = (query: ListingQuery) => ({
  ...(query.band && { minPrice: query.band.min, maxPrice: query.band.max }),
})

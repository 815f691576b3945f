import 'server-only'
import { search } from '#lib/backend/search.ts'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { ProductsAnswer } from '#lib/contract/catalogue-schemas.ts'
import type { Checked } from '#lib/contract/index.ts'
import { toPaise } from '#lib/rules/money.ts'
import { listing, type Prices } from './listing.ts'
import { productsById } from './products-by-id.ts'
import { sectionById } from './sections.ts'

// A caller that knows no pages gets a list as long as one answer should be.
const UNPAGED = 1_000

/** A page of a section, of a search, or of everything. */
export const products = async (request: Checked<'products'>): Promise<ProductsAnswer> => {
  const limit = request.limit ?? (request.page ? PAGE_SIZE : UNPAGED)
  const window = { offset: ((request.page ?? 1) - 1) * limit, limit }
  const sort = request.sort ?? 'featured'
  const section = request.subcat_id > 0 ? await sectionById(request.subcat_id) : undefined
  if (request.subcat_id > 0 && !section) return { products: [], total: 0, totalIsAtLeast: false, paged: true }
  if (!request.search.trim())
    return { ...(await listing(section, sort, pricesOf(request), window)), paged: true }
  const { ids, ...count } = await search({
    text: request.search,
    sort,
    section,
    prices: pricesOf(request),
    window,
  })
  return { products: await productsById(ids), ...count, paged: true }
}

const HIGHEST_PAISE = 2_147_483_647

const pricesOf = ({ minPrice, maxPrice }: Checked<'products'>): Prices | undefined =>
  minPrice === undefined && maxPrice === undefined
    ? undefined
    : { minPaise: paise(minPrice ?? 0), maxPaise: paise(maxPrice ?? Number.POSITIVE_INFINITY) }

const paise = (rupees: number) => Math.min(toPaise(rupees), HIGHEST_PAISE)

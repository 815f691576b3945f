import 'server-only'
import { search } from '#lib/backend/search.ts'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { ProductsAnswer } from '#lib/contract/catalogue-schemas.ts'
import type { Checked } from '#lib/contract/index.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { toPaise } from '#lib/rules/money.ts'
import { countValues } from './facets/count-values.ts'
import { filteredListing } from './facets/filtered-listing.ts'
import { chosenOf, sectionValues } from './facets/section-values.ts'
import { listing, type Prices, type Window } from './listing.ts'
import { productsById } from './products-by-id.ts'
import { isInTree, type Section, sectionById } from './sections.ts'

// A caller that knows no pages gets a list as long as one answer should be.
const UNPAGED = 1_000

/** A page of a section, of a search, or of everything. */
export const products = async (asked: Checked<'products'>): Promise<ProductsAnswer> => {
  const limit = asked.limit ?? (asked.page ? PAGE_SIZE : UNPAGED)
  const window = { offset: ((asked.page ?? 1) - 1) * limit, limit }
  const sort = asked.sort ?? 'featured'
  const section = asked.subcat_id > 0 ? await sectionById(asked.subcat_id) : undefined
  if (asked.subcat_id > 0 && !section) return { products: [], total: 0, totalIsAtLeast: false, paged: true }
  if (!asked.search.trim()) return { ...(await listed(section, asked, sort, window)), paged: true }
  const { ids, ...count } = await search({
    text: asked.search,
    sort,
    section,
    prices: pricesOf(asked),
    window,
  })
  return { products: await productsById(ids), ...count, paged: true }
}

/** A section's list, or all products, walked in its order; by its values where some are chosen. */
const listed = async (
  section: Section | undefined,
  asked: Checked<'products'>,
  sort: Sort,
  window: Window,
): Promise<Pick<ProductsAnswer, 'products' | 'total' | 'totalIsAtLeast'>> => {
  const prices = pricesOf(asked)
  if (!section) return listing(undefined, sort, prices, window)
  const chosen = asked.filters ? chosenOf(await sectionValues(section.id), asked.filters) : []
  const inStock = asked.inStock ?? false
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

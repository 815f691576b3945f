import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import type { Sort } from '#lib/contract/catalogue-schemas.ts'
import { keptBriefly } from '../kept-briefly.ts'
import { orderBy } from './order.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './product-row.ts'
import { allCount, type Level, type Section } from './sections.ts'

export type Window = { offset: number; limit: number }
export type Prices = { minPaise: number; maxPaise: number }
export type Counted = { total: number; totalIsAtLeast: boolean }

/** One page of a section (or of everything), walked along the index of its order. */
export const listing = async (
  section: Section | undefined,
  sort: Sort,
  prices: Prices | undefined,
  window: Window,
) => {
  const [rows, count] = await Promise.all([
    db.query<ProductRow>(pageOf(section?.level, sort, prices), [
      window.offset,
      window.limit,
      ...(section ? [section.id] : []),
      ...(prices ? [prices.minPaise, prices.maxPaise] : []),
    ]),
    countOf(section, prices),
  ])
  return { products: rows.map(productOf), ...count }
}

const pageOf = (level: Level | undefined, sort: Sort, prices: Prices | undefined) => {
  const text = `select ${PRODUCT_COLUMNS}
    from (select p.id from products p where not p.withdrawn ${inSection(level, '$3')} ${between(prices, level ? 4 : 3)}
      order by ${orderBy(sort, 'p')} offset $1 limit $2) page
    join products p on p.id = page.id join sections c on c.id = p.category_id
    order by ${orderBy(sort, 'p')}`
  // A plan for all prices alike would walk the whole section for a dear band: that one is planned each time.
  return prices ? text : { name: `listing ${level ?? 'all'} ${sort}`, text }
}

const inSection = (level: Level | undefined, value: string) => (level ? `and p.${level}_id = ${value}` : '')
const between = (prices: Prices | undefined, first: number) =>
  prices ? `and p.original_paise between $${first} and $${first + 1}` : ''

export const COUNT_LIMIT = 10_000

const countOf = async (section: Section | undefined, prices: Prices | undefined): Promise<Counted> => {
  if (!prices) return { total: section ? section.product_count : await allCount(), totalIsAtLeast: false }
  const values = [COUNT_LIMIT + 1, prices.minPaise, prices.maxPaise, ...(section ? [section.id] : [])]
  const text = `select count(*)::int as count from (select from products p
    where not p.withdrawn ${between(prices, 2)} ${inSection(section?.level, '$4')} limit $1) found`
  return keptBriefly(`listing ${values.join(' ')}`, async () => {
    const count = (await db.one<{ count: number }>(text, values))?.count ?? 0
    return { total: Math.min(count, COUNT_LIMIT), totalIsAtLeast: count > COUNT_LIMIT }
  })
}

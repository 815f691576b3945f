import 'server-only'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { listDb } from '../db/list-db.ts'
import { BAND_PRICE, isBetween, someLackMrp } from './band-price.ts'
import { sectionValues } from './facets/section-values.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './listed-product.ts'
import { COUNT_LIMIT, cursorBefore, cursorInBand, STRIDE } from './page-cursors.ts'
import { allCount, type Level, type TreeSection } from './sections.ts'
import { orderBy, sortColumn } from './sort-order.ts'

export type Window = { offset: number; limit: number }
export type Prices = { minPaise: number; maxPaise: number }
export type Counted = { total: number; totalIsAtLeast: boolean }

/** One page of a section (or of everything), walked along the index of its order. */
export const listing = async (
  section: TreeSection | undefined,
  sort: Sort,
  prices: Prices | undefined,
  window: Window,
) => {
  const [rows, count] = prices
    ? await bandOf(section, sort, prices, window)
    : await allOf(section, sort, window)
  return { products: rows.map(productOf), ...count }
}

// Beyond the last product nobody looks for a page: from cursor to cursor it is as far as the number that was asked for.
const allOf = async (
  section: TreeSection | undefined,
  sort: Sort,
  window: Window,
): Promise<[ProductRow[], Counted]> => {
  const count = await countOf(section)
  const isBeyond = window.offset > 0 && window.offset >= count.total
  return [isBeyond ? [] : await pageOf(section, sort, window), count]
}

const pageOf = async (section: TreeSection | undefined, sort: Sort, { offset, limit }: Window) => {
  const level = section?.level
  const id = section ? [section.id] : []
  const name = `listing ${level ?? 'all'} ${sort}`
  if (isPlanned({ offset, limit }))
    return listDb.query<ProductRow>(
      { name: `${name} ${offset}`, text: page(sort, inSection(level, 1), { offset, limit }) },
      id,
    )
  if (offset < STRIDE)
    return listDb.query<ProductRow>({ name, text: page(sort, inSection(level, 3)) }, [offset, limit, ...id])
  const cursor = await cursorBefore(section, sort, offset)
  if (!cursor) return []
  const { column, falls } = sortColumn(sort)
  const from = `and (p.${column}, p.id) ${falls ? '<=' : '>='} ($3, $4) ${inSection(level, 5)}`
  const values = [offset - cursor.at, limit, cursor.key, cursor.id, ...id]
  return listDb.query<ProductRow>(
    { name: `listing ${level ?? 'all'} ${sort} from`, text: page(sort, from) },
    values,
  )
}

const bandOf = async (
  section: TreeSection | undefined,
  sort: Sort,
  prices: Prices,
  { offset, limit }: Window,
): Promise<[ProductRow[], Counted]> => {
  const lacking = await someLackMrp()
  const [inIt, whole] = await Promise.all([countOfBand(section, prices, lacking), countOf(section)])
  const count = { total: Math.min(inIt, COUNT_LIMIT), totalIsAtLeast: inIt > COUNT_LIMIT }
  if (offset >= count.total) return [[], count]
  // Walked past for so many, at so many in a hundred of the section; or all of them fetched and sorted.
  const isWalked = (places: number) => (places * whole.total) / inIt < SORTED_FOR_PASSED * inIt
  const level = section?.level
  const values = [prices.minPaise, prices.maxPaise, ...(section ? [section.id] : [])]
  const pageAt = (statement: BandStatement, window: Window, more: (string | number)[] = []) =>
    isPlanned(window)
      ? listDb.query<ProductRow>(statement(level, sort, lacking, window), [...values, ...more])
      : listDb.query<ProductRow>(statement(level, sort, lacking), [
          ...values,
          ...more,
          window.offset,
          window.limit,
        ])
  if (!isWalked(limit)) return [await pageAt(sorted, { offset, limit }), count]
  if (offset < NEAR) return [await pageAt(walked, { offset, limit }), count]
  const among = isWalked(count.total) ? walkedBand(level, lacking) : sortedBand(level, sort, lacking)
  const start = await cursorInBand({ section, sort, ...prices, ...among }, offset)
  if (!start) return [[], count]
  return [await pageAt(walkedFrom, { offset: offset - start.at, limit }, [start.key, start.id]), count]
}

// To fetch one and sort it takes as long as to pass so many in an index.
const SORTED_FOR_PASSED = 10
// Farther back a page begins at a cursor.
const NEAR = 10 * PAGE_SIZE

// The sum keeps the planner from the index by price, which is the other way.
const walkedBand = (level: Level | undefined, lacking: boolean) => ({
  among: 'products',
  filter: `and ${lacking ? `${BAND_PRICE} + 0` : 'p.original_paise + 0'} between $1 and $2 ${inSection(level, 3)}`,
})
const sortedBand = (level: Level | undefined, sort: Sort, lacking: boolean) => ({
  among: `(select ${sortColumn(sort).column}, id, withdrawn from products p where ${inBand(level, lacking)} offset 0)`,
  filter: '',
})

/** For one window, or for any, whose two numbers are the last parameters. */
type BandStatement = (
  level: Level | undefined,
  sort: Sort,
  lacking: boolean,
  window?: Window,
) => { name: string; text: string }

const nameOf = (how: string, level: Level | undefined, sort: Sort, lacking: boolean, window?: Window) =>
  `band ${how} ${level ?? 'all'} ${sort}${lacking ? ' lacking' : ''}${window ? ` ${window.offset}` : ''}`

/** The first parameter after the prices and the section. */
const firstFree = (level: Level | undefined) => (level ? 4 : 3)
const windowAt = (first: number): Placed => ({ offset: `$${first}`, limit: `$${first + 1}` })

const walked: BandStatement = (level, sort, lacking, window) => ({
  name: nameOf('walked', level, sort, lacking, window),
  text: page(sort, walkedBand(level, lacking).filter, window ?? windowAt(firstFree(level))),
})

const walkedFrom: BandStatement = (level, sort, lacking, window) => {
  const { column, falls } = sortColumn(sort)
  const first = firstFree(level)
  const from = `and (p.${column}, p.id) ${falls ? '<=' : '>='} ($${first}, $${first + 1})`
  return {
    name: nameOf('walked from', level, sort, lacking, window),
    text: page(sort, `${from} ${walkedBand(level, lacking).filter}`, window ?? windowAt(first + 2)),
  }
}

const sorted: BandStatement = (level, sort, lacking, window) => ({
  name: nameOf('sorted', level, sort, lacking, window),
  text: page(sort, '', window ?? windowAt(firstFree(level)), sortedBand(level, sort, lacking).among),
})

const inBand = (level: Level | undefined, lacking: boolean) =>
  `not p.withdrawn and ${lacking ? isBetween('p', '$1', '$2') : 'p.original_paise between $1 and $2'} ${inSection(level, 3)}`

// For a window that it does not know PostgreSQL makes a plan each time, which takes longer than the page.
const isPlanned = ({ offset, limit }: Window) => limit === PAGE_SIZE && offset < PLANNED_PAGES * PAGE_SIZE
const PLANNED_PAGES = 3

type Placed = { offset: number | string; limit: number | string }

const page = (
  sort: Sort,
  filter: string,
  { offset, limit }: Placed = { offset: '$1', limit: '$2' },
  among = 'products',
) => `select ${PRODUCT_COLUMNS}
  from (select p.id from ${among} p where not p.withdrawn ${filter}
    order by ${orderBy(sort, 'p')} offset ${offset} limit ${limit}) page
  join products p on p.id = page.id join sections c on c.id = p.category_id
  order by ${orderBy(sort, 'p')}`

const inSection = (level: Level | undefined, value: number) => (level ? `and p.${level}_id = $${value}` : '')

const countOf = async (section: TreeSection | undefined): Promise<Counted> => ({
  total: section ? section.product_count : await cachedQuery('products on sale', allCount),
  totalIsAtLeast: false,
})

// Counted farther than it is told: how to find a page depends on how many there are.
const BAND_LIMIT = 10 * COUNT_LIMIT

const countOfBand = async (
  section: TreeSection | undefined,
  prices: Prices,
  lacking: boolean,
): Promise<number> => {
  const offered = section && !lacking ? await countOfOffered(section, prices) : undefined
  return offered ?? counted(section, prices, lacking)
}

/** Each range of prices that a section's filters offer was counted when the catalogue changed. */
const countOfOffered = async (section: TreeSection, { minPaise, maxPaise }: Prices) => {
  const key = `${fromPaise(minPaise)}-${fromPaise(maxPaise)}`
  return (await sectionValues(section.id)).find(value => value.facet === 'price' && value.key === key)?.count
}

const counted = (section: TreeSection | undefined, prices: Prices, lacking: boolean): Promise<number> => {
  const values = [prices.minPaise, prices.maxPaise, ...(section ? [section.id] : [])]
  const text = `select count(*)::int as count from (
    select from products p where ${inBand(section?.level, lacking)} limit ${BAND_LIMIT}) found`
  return cachedQuery(
    `band ${values.join(' ')}`,
    async () => (await listDb.one<{ count: number }>(text, values))?.count ?? 0,
  )
}

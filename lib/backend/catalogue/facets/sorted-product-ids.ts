import 'server-only'
import { SORTED_BY, type Sort } from '#lib/contract/sorts.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { catalogueStamp } from '../../catalogue-cache.ts'
import { listDb } from '../../db/list-db.ts'
import type { Section } from '../sections.ts'
import { risingBy } from '../sort-order.ts'

/** The products of a section in one order, from the first to the last: the id of each, and the position of its bit. */
type SortedProducts = { ids: Int32Array; places: Int32Array }

/**
 * Whether reading all ids of a section in this order pays off. It must be done again after each change of the catalogue,
 * and takes as long as one list without it for every 500 products; so it is done once that many lists were asked for.
 */
export const isAskedOften = (section: Section, sort: Sort) => {
  const name = nameOf(section.id, sort)
  if (kept.get(name)) return true
  const times = (asked.get(name) ?? 0) + 1
  asked.put(name, times)
  return section.product_count <= LONGEST && times * PRODUCTS_OF_A_LIST >= section.product_count
}

const PRODUCTS_OF_A_LIST = 500
// A request may not wait longer.
const LONGEST = 200_000
const MOST_ASKED = 10_000
const asked = new LruCache<number>({ entries: MOST_ASKED })

/** The ids of a page of those products whose place fits, in an order of the section. */
export const sortedIds = async (
  section: Section,
  sort: Sort,
  { offset, due }: { offset: number; due: number },
  fits: (place: number) => boolean,
): Promise<number[]> => {
  const { ids, places } = await orderOf(section.id, sort)
  const { falls } = SORTED_BY[sort]
  const found: number[] = []
  let passed = 0
  for (let step = 0; step < ids.length && found.length < due; step++) {
    const nth = falls ? ids.length - 1 - step : step
    if (fits(places[nth] ?? 0) && passed++ >= offset) found.push(ids[nth] ?? 0)
  }
  return found
}

const MOST_BYTES = 16_000_000
const kept = new LruCache<SortedProducts>({ bytes: MOST_BYTES, bytesOf: ({ ids }) => 8 * ids.length })

// A descending order is the ascending one, read from its end.
const nameOf = (section: number, sort: Sort) => `${catalogueStamp()} ${section} ${SORTED_BY[sort].by}`

const orderOf = async (section: number, asked: Sort): Promise<SortedProducts> => {
  const name = nameOf(section, asked)
  const known = kept.get(name)
  if (known) return known
  const { by } = SORTED_BY[asked]
  const row = await listDb.one<{ ids: Buffer | null; places: Buffer | null }>(
    { name: `order of a section ${by}`, text: ORDER(by) },
    [section],
  )
  const read = { ids: numbersIn(row?.ids), places: numbersIn(row?.places) }
  kept.put(name, read)
  return read
}

// As PostgreSQL sends a number: the highest byte first.
const numbersIn = (bytes: Buffer | null | undefined) =>
  bytes ? new Int32Array(Uint8Array.from(bytes).reverse().buffer).reverse() : new Int32Array(0)

// The places are those that the bits were given (index-facets.ts).
const ORDER = (
  by: Parameters<typeof risingBy>[0],
) => `select string_agg(int4send(id), '') as ids, string_agg(int4send(place), '') as places
  from (select p.id, m.place from (
      select product_id, (row_number() over (order by product_id) - 1)::int as place from product_facets
      where facets @> array[-$1::int]) m join products p on p.id = m.product_id
    order by ${risingBy(by, 'p')}) ordered`

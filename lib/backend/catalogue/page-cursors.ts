import 'server-only'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { listDb } from '../db/list-db.ts'
import type { TreeSection } from './sections.ts'
import { orderBy, sortColumn } from './sort-order.ts'

/** Products of a listing beyond this number are not counted, and have no pages. */
export const COUNT_LIMIT = 10_000

/** There is a cursor for each 1,200th product of a long listing, so that page 40,000 is found without counting up to it. */
export const STRIDE = 1_200

type PageCursor = { at: number; key: string | number; id: number }

// Cursors are found 50 at a time: a request for page 400 does not wait for the cursors up to page 40,000.
const BATCH = 50

/** The last cursor at or before a place; none where the listing has ended before it. */
export const cursorBefore = async (section: TreeSection | undefined, sort: Sort, offset: number) => {
  const place = Math.floor(offset / STRIDE)
  const batch = await cursorBatch(section, sort, Math.floor(place / BATCH))
  return batch[place % BATCH]
}

/** The nth batch of cursors, which begins where the one before ends: its last is the first of the next. */
const cursorBatch = (section: TreeSection | undefined, sort: Sort, nth: number): Promise<PageCursor[]> =>
  cachedQuery(`cursors ${section?.id} ${sort} ${nth}`, async () => {
    if (nth === 0) return cursors(section, sort, 0)
    const from = (await cursorBatch(section, sort, nth - 1))[BATCH]
    return from ? cursors(section, sort, nth * BATCH * STRIDE, from) : []
  })

const cursors = (section: TreeSection | undefined, sort: Sort, at: number, from?: PageCursor) => {
  const { column, falls } = sortColumn(sort)
  const filters = [
    ...(section ? [`and p.${section.level}_id = $4`] : []),
    ...(from
      ? [`and (p.${column}, p.id) ${falls ? '<=' : '>='} ($${section ? 5 : 4}, $${section ? 6 : 5})`]
      : []),
  ]
  return listDb.query<PageCursor>(
    `select (at + $3)::int as at, key, id from (
        select key, id, row_number() over () - 1 as at
        from (select p.${column} as key, p.id from products p where not p.withdrawn ${filters.join(' ')}
          order by ${orderBy(sort, 'p')} limit $2) places) walk
      where at % $1 = 0 order by at`,
    [STRIDE, BATCH * STRIDE + 1, at, ...(section ? [section.id] : []), ...(from ? [from.key, from.id] : [])],
  )
}

type Band = {
  section: TreeSection | undefined
  sort: Sort
  minPaise: number
  maxPaise: number
  /** What is walked: the products in their order and which of them count, or those of the band alone. */
  among: string
  filter: string
}

/** The last page's start at or before a place among the prices of a band, of those that are paged through. */
export const cursorInBand = async (band: Band, offset: number) => {
  const { section, sort, minPaise, maxPaise } = band
  const all = await cachedQuery(`cursors ${section?.id} ${sort} ${minPaise} ${maxPaise}`, () =>
    pageStarts(band),
  )
  return all[Math.floor(offset / PAGE_SIZE)]
}

const pageStarts = ({ section, sort, minPaise, maxPaise, among, filter }: Band) =>
  listDb.query<PageCursor>(
    `select at::int, key, id from (
        select p.*, row_number() over () - 1 as at
        from (select p.${sortColumn(sort).column} as key, p.id from ${among} p where not p.withdrawn ${filter}
          order by ${orderBy(sort, 'p')} limit ${COUNT_LIMIT}) p) walk
      where at % ${PAGE_SIZE} = 0 order by at`,
    [minPaise, maxPaise, ...(section ? [section.id] : [])],
  )

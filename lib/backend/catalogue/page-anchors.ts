import 'server-only'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { listDb } from '../db/list-db.ts'
import type { TreeSection } from './sections.ts'
import { orderBy, sortColumn } from './sort-order.ts'

/** More than so many are not counted, and not paged through. */
export const COUNT_LIMIT = 10_000

/** Every so many products of a long listing stands an anchor, so that page 40,000 need not be counted up to. */
export const STRIDE = 1_200

type PageAnchor = { at: number; key: string | number; id: number }

// So many are found at a time: who asks for page 400 does not wait for those of page 40,000.
const BATCH = 50

/** The last anchor at or before a place; none where the listing has ended before it. */
export const anchorBefore = async (section: TreeSection | undefined, sort: Sort, offset: number) => {
  const place = Math.floor(offset / STRIDE)
  const batch = await anchorBatch(section, sort, Math.floor(place / BATCH))
  return batch[place % BATCH]
}

/** The nth batch of anchors, which begins where the one before ends: its last is the first of the next. */
const anchorBatch = (section: TreeSection | undefined, sort: Sort, nth: number): Promise<PageAnchor[]> =>
  cachedQuery(`anchors ${section?.id} ${sort} ${nth}`, async () => {
    if (nth === 0) return anchors(section, sort, 0)
    const from = (await anchorBatch(section, sort, nth - 1))[BATCH]
    return from ? anchors(section, sort, nth * BATCH * STRIDE, from) : []
  })

const anchors = (section: TreeSection | undefined, sort: Sort, at: number, from?: PageAnchor) => {
  const { column, falls } = sortColumn(sort)
  const filters = [
    ...(section ? [`and p.${section.level}_id = $4`] : []),
    ...(from
      ? [`and (p.${column}, p.id) ${falls ? '<=' : '>='} ($${section ? 5 : 4}, $${section ? 6 : 5})`]
      : []),
  ]
  return listDb.query<PageAnchor>(
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
export const anchorInBand = async (band: Band, offset: number) => {
  const { section, sort, minPaise, maxPaise } = band
  const all = await cachedQuery(`anchors ${section?.id} ${sort} ${minPaise} ${maxPaise}`, () =>
    pageStarts(band),
  )
  return all[Math.floor(offset / PAGE_SIZE)]
}

const pageStarts = ({ section, sort, minPaise, maxPaise, among, filter }: Band) =>
  listDb.query<PageAnchor>(
    `select at::int, key, id from (
        select p.*, row_number() over () - 1 as at
        from (select p.${sortColumn(sort).column} as key, p.id from ${among} p where not p.withdrawn ${filter}
          order by ${orderBy(sort, 'p')} limit $2) p) walk
      where at % $1 = 0 order by at`,
    [PAGE_SIZE, COUNT_LIMIT, minPaise, maxPaise, ...(section ? [section.id] : [])],
  )

import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { PAGE_SIZE } from '#lib/constants.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { ORDERS, orderBy } from './order.ts'
import type { Section } from './sections.ts'

/** More than so many are not counted, and not paged through. */
export const COUNT_LIMIT = 10_000

/** Every so many products of a long listing stands a milestone, so that page 40,000 need not be counted up to. */
export const STRIDE = 1_200

type Milestone = { at: number; key: string | number; id: number }

/** The last milestone at or before a place; none where the listing has ended before it. */
export const milestoneBefore = async (section: Section | undefined, sort: Sort, offset: number) => {
  const all = await cachedQuery(`milestones ${section?.id} ${sort}`, () => milestones(section, sort))
  return all[Math.floor(offset / STRIDE)]
}

const milestones = (section: Section | undefined, sort: Sort) =>
  db.query<Milestone>(
    `select at::int, key, id from (
        select p.${ORDERS[sort].column} as key, p.id, row_number() over (order by ${orderBy(sort, 'p')}) - 1 as at
        from products p where not p.withdrawn ${section ? `and p.${section.level}_id = $2` : ''}) walk
      where at % $1 = 0 order by at`,
    [STRIDE, ...(section ? [section.id] : [])],
  )

type Band = {
  section: Section | undefined
  sort: Sort
  minPaise: number
  maxPaise: number
  /** What is walked: the products in their order and which of them count, or those of the band alone. */
  among: string
  filter: string
}

/** The last page's start at or before a place among the prices of a band, of those that are paged through. */
export const milestoneInBand = async (band: Band, offset: number) => {
  const { section, sort, minPaise, maxPaise } = band
  const all = await cachedQuery(`milestones ${section?.id} ${sort} ${minPaise} ${maxPaise}`, () =>
    pageStarts(band),
  )
  return all[Math.floor(offset / PAGE_SIZE)]
}

const pageStarts = ({ section, sort, minPaise, maxPaise, among, filter }: Band) =>
  db.query<Milestone>(
    `select at::int, key, id from (
        select p.*, row_number() over () - 1 as at
        from (select p.${ORDERS[sort].column} as key, p.id from ${among} p where not p.withdrawn ${filter}
          order by ${orderBy(sort, 'p')} limit $2) p) walk
      where at % $1 = 0 order by at`,
    [PAGE_SIZE, COUNT_LIMIT, minPaise, maxPaise, ...(section ? [section.id] : [])],
  )

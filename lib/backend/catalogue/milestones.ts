import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { orderBy, sortColumn } from './order.ts'
import type { Section } from './sections.ts'

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
        select p.${sortColumn(sort).column} as key, p.id, row_number() over (order by ${orderBy(sort, 'p')}) - 1 as at
        from products p where not p.withdrawn ${section ? `and p.${section.level}_id = $2` : ''}) walk
      where at % $1 = 0 order by at`,
    [STRIDE, ...(section ? [section.id] : [])],
  )

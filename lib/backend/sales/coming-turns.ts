import 'server-only'
import type { PriceTurn } from '#lib/server/page-cache/catalogue-version.ts'
import { type Db, db } from '../db/pool.ts'

type Coming = {
  turns: PriceTurn[]
  /** Which turn is the next one, by the database's clock; undefined where none is known. */
  next: number | undefined
}

/** When sales begin and end next, by the database's clock, told in this process's own time. */
export const comingTurns = async (from: Db = db): Promise<Coming> => {
  const asked = performance.now()
  const rows = await from.query<{ at: number; now: number }>(COMING)
  const answered = performance.now()
  return {
    // The database looked at its clock somewhere between the two.
    turns: rows.map(({ at, now }) => ({
      from: asked + at - now - MARGIN_MS,
      until: answered + at - now + MARGIN_MS,
    })),
    next: rows[0]?.at,
  }
}

/** Two clocks do not run at quite the same speed. */
const MARGIN_MS = 5

// What comes soon is told whole, with ends of sales that are still to begin, and of those whose turn is late.
const SOON = `interval '5 seconds'`
const COMING = {
  name: 'coming turns of prices',
  text: `with soon as (
      select sale_from, sale_to from products where turns_at <= now() + ${SOON}
      union all select sale_from, sale_to from variants where turns_at <= now() + ${SOON})
    select (extract(epoch from at) * 1000)::float8 as at, (extract(epoch from clock_timestamp()) * 1000)::float8 as now
    from (select sale_from as at from soon union select sale_to from soon
      union select min(turns_at) from products where turns_at > now() + ${SOON}
      union select min(turns_at) from variants where turns_at > now() + ${SOON}) turns
    where at > now() order by at limit 100`,
}

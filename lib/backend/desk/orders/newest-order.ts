import 'server-only'
import { db } from '../../db/pool.ts'

/** Names the order that came last; '' before the first one. Whoever remembers it knows whether others have come since. */
export async function newestOrder(): Promise<string> {
  const row = await db.one<{ mark: string }>(NEWEST)
  return row?.mark ?? ''
}

/** How many have come since. */
export async function ordersSince(mark: string): Promise<number> {
  const [, at] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)~/.exec(mark) ?? []
  if (!at || Number.isNaN(Date.parse(at))) return 0
  const row = await db.one<{ count: number }>(SINCE, [at])
  return row?.count ?? 0
}

// What was never paid came to nobody.
const CAME = `
  from order_events e join orders o on o.id = e.order_id
 where e.kind in ('placed', 'paid') and o.status not in ('awaiting', 'expired')
   and (e.kind = 'paid' or o.mode = 'COD')`

const NEWEST = `
  select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || e.order_id as mark
  ${CAME} order by e.at desc limit 1`

const SINCE = `
  select count(*)::int as count from (select 1 ${CAME} and e.at > $1::timestamptz limit 100) came`

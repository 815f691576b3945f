import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'

const AT_ONCE = 500

/** Deletes the bills and notes of orders whose last one has been kept as long as it must; returns of how many orders. */
export async function deleteOldBills(): Promise<number> {
  const row = await db.one<{ count: number }>(DELETE, [env.billsKeptYears, AT_ONCE])
  return row?.count ?? 0
}

// Books are kept by financial years, which end with March: the years begin with the first of April after the last one.
const LIMIT = `
  (date_trunc('year', (now() at time zone 'Asia/Kolkata') - make_interval(years => $1) - interval '3 months')
    + interval '3 months')::date`

const DELETE = `
  with old as (
    select distinct order_id from bills b
     where day < ${LIMIT}
       and not exists (select from bills n where n.order_id = b.order_id and n.day >= ${LIMIT})
       and not exists (select from credit_notes n where n.order_id = b.order_id and n.day >= ${LIMIT})
     limit $2),
  notes as (delete from credit_notes where order_id in (select order_id from old)),
  gone as (delete from bills where order_id in (select order_id from old))
  select count(*)::int as count from old`

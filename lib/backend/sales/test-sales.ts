import 'server-only'
import { db } from '../db/pool.ts'

/** For tests: a sale of a product, in seconds from now by the database's clock; null is open. Gives when it is planned. */
export const planSale = async (id: number, rupees: number, from: number | null, to: number | null) => {
  const row = await db.one<{ begins: Date; ends: Date }>(PLAN, [id, rupees * 100, from, to])
  if (!row) throw new Error('no such product')
  return row
}

// In whole milliseconds: a Date has no more, so that it is the very moment that the database keeps.
const PLAN = `update products set sale_paise = $2, sale_from = moment + make_interval(secs => $3),
    sale_to = moment + make_interval(secs => $4),
    turns_at = moment + make_interval(secs => case when $3 > 0 then $3 else $4 end)
  from date_trunc('milliseconds', now()) as moment
  where id = $1 returning sale_from as begins, sale_to as ends`

/** Waits, by the database's clock. */
export const waitUntil = (at: Date) =>
  db.run('select pg_sleep(greatest(0, extract(epoch from $1::timestamptz - clock_timestamp())))', [at])

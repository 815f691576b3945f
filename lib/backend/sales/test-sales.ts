import 'server-only'
import { db } from '../db/pool.ts'

/** For tests: a sale of a product, in seconds from now by the database's clock; null is open. Gives when it is planned. */
export const planSale = async (id: number, rupees: number, from: number | null, to: number | null) => {
  const row = await db.one<{ begins: Date; ends: Date }>(PLAN, [id, rupees * 100, from, to])
  if (!row) throw new Error('no such product')
  return row
}

const PLAN = `update products set sale_paise = $2, sale_from = now() + make_interval(secs => $3),
    sale_to = now() + make_interval(secs => $4),
    turns_at = now() + make_interval(secs => case when $3 > 0 then $3 else $4 end)
  where id = $1 returning sale_from as begins, sale_to as ends`

/** Waits, by the database's clock. */
export const waitUntil = (at: Date) =>
  db.run('select pg_sleep(greatest(0, extract(epoch from $1::timestamptz - clock_timestamp())))', [at])

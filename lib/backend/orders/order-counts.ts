import 'server-only'
import type { Db } from '../db/pool.ts'
import { refuseBadKey } from '../refuse-bad-key.ts'
import type { Counts } from './order-count-limits.ts'

type Standing = { known: { id: string; bodyHash: Buffer; unheld: boolean } | undefined; counts: Counts }
type Row = Counts & { known_id: string | null; known_hash: Buffer | null; known_unheld: boolean | null }

/** What the customer has ordered so far, and whether this key has been an order before. For an order, read once they are held. */
export async function orderCounts(on: Db, customer: string, key?: string): Promise<Standing> {
  refuseBadKey(key)
  const row = await on.one<Row>(STANDING, [customer, key])
  if (!row) throw new Error('A count without a row.')
  const { known_id: id, known_hash: bodyHash, known_unheld: unheld, ...counts } = row
  return { known: id && bodyHash ? { id, bodyHash, unheld: unheld === true } : undefined, counts }
}

const STANDING = {
  name: 'order-standing',
  text: `
    select count(*) filter (where mode = 'COD' and status in ('placed', 'packed', 'shipped')) as open,
           count(*) filter (where mode = 'COD' and placed_at > now() - interval '1 day') as today,
           count(*) filter (where status = 'awaiting') as unpaid,
           count(*) filter (where mode = 'ONLINE' and status in ('expired', 'cancelled')
                                  and placed_at > now() - interval '1 day') as ended,
           count(*) filter (where status = 'delivered') as delivered,
           min(id) filter (where order_key = $2) as known_id,
           (array_agg(body_hash) filter (where order_key = $2))[1] as known_hash,
           bool_or(unheld) filter (where order_key = $2) as known_unheld
      from orders where customer_id = $1`,
}

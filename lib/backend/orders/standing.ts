import 'server-only'
import type { Db } from '../db/pool.ts'
import { refuseBadKey } from '../refuse-bad-key.ts'
import type { Counts } from './caps.ts'
import type { Customer } from './customer.ts'

type Standing = { known: { id: string; bodyHash: Buffer } | undefined; counts: Counts }
type Row = Counts & { known_id: string | null; known_hash: Buffer | null }

/** What the customer has ordered so far, and whether this key has been an order before. Read once they are held. */
export async function standing(tx: Db, customer: Customer, key: string | undefined): Promise<Standing> {
  refuseBadKey(key)
  const row = await tx.one<Row>(STANDING, [customer.id, key])
  if (!row) throw new Error('A count without a row.')
  const { known_id: id, known_hash: bodyHash, ...counts } = row
  return { known: id && bodyHash ? { id, bodyHash } : undefined, counts }
}

const STANDING = {
  name: 'order-standing',
  text: `
    select count(*) filter (where mode = 'COD' and status in ('placed', 'packed', 'shipped')) as open,
           count(*) filter (where mode = 'COD' and placed_at > now() - interval '1 day') as today,
           count(*) filter (where status = 'awaiting') as unpaid,
           min(id) filter (where order_key = $2) as known_id,
           (array_agg(body_hash) filter (where order_key = $2))[1] as known_hash
      from orders where customer_id = $1`,
}

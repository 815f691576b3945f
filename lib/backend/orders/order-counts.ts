import 'server-only'
import type { WebhookEvent } from '#lib/desk/rules/webhook-events.ts'
import type { Db } from '../db/pool.ts'
import { refuseBadKey } from '../refuse-bad-key.ts'
import { NOT_OPEN_YET } from '../shop/door.ts'
import { HEARD_EVENTS } from '../webhooks/heard-events.ts'
import type { Counts } from './order-count-limits.ts'

type Known = { known_id: string | null; known_hash: Buffer | null; known_unheld: boolean | null }
type Shop = { isNotOpenYet: boolean; heard: WebhookEvent[] }

/** What the customer has ordered so far. */
export async function orderCounts(on: Db, customer: string): Promise<Counts> {
  const row = await on.one<Counts>(COUNTS, [customer])
  if (!row) throw new Error('A count without a row.')
  return row
}

/**
 * The same for an order, read once they are held; and what else it must know, in one way to the database: whether this key
 * has been an order before, whether the shop has opened, and which events its webhooks want to hear of.
 */
export async function orderStanding(on: Db, customer: string, key: string | undefined) {
  refuseBadKey(key)
  const row = await on.one<Counts & Known & Shop>(STANDING, [customer, key])
  if (!row) throw new Error('A count without a row.')
  const { known_id: id, known_hash: bodyHash, known_unheld: unheld, isNotOpenYet, heard, ...counts } = row
  const known = id && bodyHash ? { id, bodyHash, unheld: unheld === true } : undefined
  return { known, counts, isNotOpenYet, heard }
}

const SELECTED = `
    select count(*) filter (where mode = 'COD' and status in ('placed', 'packed', 'shipped')) as open,
           count(*) filter (where mode = 'COD' and placed_at > now() - interval '1 day') as today,
           count(*) filter (where status = 'awaiting') as unpaid,
           count(*) filter (where mode = 'ONLINE' and status in ('expired', 'cancelled')
                                  and placed_at > now() - interval '1 day') as ended,
           count(*) filter (where status = 'delivered') as delivered`
const OF_CUSTOMER = 'from orders where customer_id = $1'

const COUNTS = { name: 'order-counts', text: `${SELECTED} ${OF_CUSTOMER}` }

const STANDING = {
  name: 'order-standing',
  text: `${SELECTED},
           min(id) filter (where order_key = $2) as known_id,
           (array_agg(body_hash) filter (where order_key = $2))[1] as known_hash,
           bool_or(unheld) filter (where order_key = $2) as known_unheld,
           ${NOT_OPEN_YET} as "isNotOpenYet", ${HEARD_EVENTS} as heard
      ${OF_CUSTOMER}`,
}

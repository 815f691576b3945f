import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { customerOfOrder } from '../orders/customer.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** Each change is mailed to both sides. */
const A_DAY = 50

/** Without a limit, someone who asks and withdraws again and again would fill two mailboxes. */
export async function refuseTooManyChanges(tx: Db, order: OrderRow) {
  const { email } = await customerOfOrder(tx, order.customer_id)
  const row = await tx.one<{ count: number }>(NEWS, [email, order.customer_id])
  if ((row?.count ?? 0) >= A_DAY) throw refusal(429, 'tooManyChanges', { retryAfter: 3600 })
}

// A guest need not have an e-mail address: each of their requests is mailed to the seller, and so is its withdrawal.
const NEWS = `
  select greatest(
    (select count(*) from outbox
      where recipient = $1 and template = 'returnNews' and created_at > now() - interval '1 day'),
    (select 2 * count(*) from return_requests r join orders o on o.id = r.order_id
      where $1 = '' and o.customer_id = $2 and r.asked_at > now() - interval '1 day'))::int as count`

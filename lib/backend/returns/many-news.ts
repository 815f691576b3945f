import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { customerOfOrder } from '../orders/customer.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** Each change is mailed to both sides. */
const A_DAY = 50

/** Who asks and withdraws without end would fill two mailboxes. */
export async function refuseTooManyNews(tx: Db, order: OrderRow) {
  const { email } = await customerOfOrder(tx, order.customer_id)
  const row = await tx.one<{ count: number }>(
    `select count(*)::int as count from outbox
      where recipient = $1 and template = 'returnNews' and created_at > now() - interval '1 day'`,
    [email],
  )
  if ((row?.count ?? 0) >= A_DAY) throw refusal(429, 'tooManyChanges', { retryAfter: 3600 })
}

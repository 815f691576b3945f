import 'server-only'
import type { Db } from '../db/pool.ts'

/** The open orders, payments and complaints of a customer. An erasure waits until there are none. */
const open = (customer: string): readonly string[] => [
  `select from orders where customer_id = ${customer} and status in ('awaiting', 'placed', 'packed', 'shipped')`,
  // Its payment may still be reported, which makes it an order after all, or a refund.
  `select from orders where customer_id = ${customer} and status in ('expired', 'cancelled') and check_at is not null`,
  `select from orders o where o.customer_id = ${customer} and ${isOrderUnfinished('o.id')}`,
  `select from tickets where customer_id = ${customer} and settled_at is null`,
]

export const hasOpenThings = async (tx: Db, customer: string): Promise<boolean> =>
  Boolean((await tx.one<{ open: boolean }>(`select ${isOpen('$1')} as open`, [customer]))?.open)

/** A condition in SQL that is true while something of this customer's is open. */
export const isOpen = (customer: string) => anyOf(open(customer))

/** A condition in SQL that is true while a refund, a return or a complaint of this order is open, whatever its status. */
export function isOrderUnfinished(order: string) {
  return anyOf([
    `select from refunds where order_id = ${order} and state <> 'done'`,
    `select from part_refunds where order_id = ${order} and state <> 'done'`,
    // The payment may be there: then it becomes an order after all, or a refund.
    `select from upi_claims where order_id = ${order} and state = 'waiting' and claimed_at > now() - interval '30 days'`,
    `select from return_requests where order_id = ${order} and ended_at is null`,
    `select from tickets where order_id = ${order} and settled_at is null`,
  ])
}

const anyOf = (queries: readonly string[]) => `(${queries.map(query => `exists (${query})`).join(' or ')})`

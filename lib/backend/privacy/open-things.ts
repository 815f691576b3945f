import 'server-only'
import type { Db } from '../db/pool.ts'

/** What of a customer's is open. An erasure waits until there is none. */
const open = (customer: string): readonly string[] => [
  `select 1 from orders where customer_id = ${customer} and status in ('awaiting', 'placed', 'packed', 'shipped')`,
  // Its payment may still be reported, which makes it an order after all, or a refund.
  `select 1 from orders where customer_id = ${customer} and status in ('expired', 'cancelled') and check_at is not null`,
  `select 1 from refunds r join orders o on o.id = r.order_id where o.customer_id = ${customer} and r.state <> 'done'`,
]

export const hasOpenThings = async (tx: Db, customer: string): Promise<boolean> =>
  Boolean((await tx.one<{ open: boolean }>(QUESTION, [customer]))?.open)

/** A condition in SQL that is true while something of this customer's is open. */
export const isOpen = (customer: string) =>
  `(${open(customer)
    .map(query => `exists (${query})`)
    .join(' or ')})`

const QUESTION = `select ${isOpen('$1')} as open`

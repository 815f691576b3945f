import 'server-only'
import type { Db } from '../db/pool.ts'

/** What of a customer's is open: $1 is the customer. An erasure waits until there is none. */
const OPEN: readonly string[] = [
  `select 1 from orders where customer_id = $1 and status in ('awaiting', 'placed', 'packed', 'shipped')`,
  `select 1 from refunds r join orders o on o.id = r.order_id where o.customer_id = $1 and r.state <> 'done'`,
]

export const hasOpenThings = async (tx: Db, customer: string): Promise<boolean> =>
  Boolean((await tx.one<{ open: boolean }>(QUESTION, [customer]))?.open)

const QUESTION = `select ${OPEN.map(query => `exists (${query})`).join(' or ')} as open`

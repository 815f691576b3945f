import 'server-only'
import type { Db } from '../db/pool.ts'
import { queueMessage, queueSellerMail } from '../mail/queue-mail.ts'
import { customerOfOrder } from '../orders/customer.ts'
import type { OrderRow } from '../orders/order-row.ts'

type Told = Pick<OrderRow, 'id' | 'customer_id'>

/** To the seller, once a number: what it says is read when the mail is sent. */
export async function tellSellerOfClaim(tx: Db, claim: number, order: Told) {
  const { name } = await customerOfOrder(tx, order.customer_id)
  await queueSellerMail(tx, {
    key: `upi-came:${claim}`,
    template: 'upiCame',
    payload: { customer: name, orderId: order.id, claim },
  })
}

/** To the customer: the shop did not find the payment. */
export async function tellRefused(tx: Db, claim: number, order: Told) {
  const customer = await customerOfOrder(tx, order.customer_id)
  await queueMessage(tx, {
    key: `upi-refused:${claim}`,
    to: customer,
    template: 'upiRefused',
    payload: { name: customer.name, orderId: order.id, claim },
  })
}

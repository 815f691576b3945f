import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { orderOf } from '../orders/order-of.ts'
import { sellerOrder } from '../orders/seller-order.ts'

/** The order of a mail, read when the mail is sent: the outbox holds nothing of it until then. */
export async function orderForMail(id: string): Promise<Order> {
  const row = await sellerOrder(id)
  if (!row) throw new Error(`There is no order ${id} to tell of.`)
  return orderOf(row)
}

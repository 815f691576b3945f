import 'server-only'
import { transaction } from '../db/transaction.ts'
import { lockOrder } from './order-row.ts'
import { orderedLines } from './ordered-line.ts'
import { returnStock } from './stock.ts'

/** No payment was opened for it, so nothing was ordered: the pieces go back at once and the key is free again. */
export const discardOrder = (orderId: string) =>
  transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'awaiting' || order.gateway_order_id) return
    const lines = await orderedLines(tx, orderId)
    await tx.run('delete from order_events where order_id = $1', [orderId])
    await tx.run('delete from order_lines where order_id = $1', [orderId])
    await tx.run('delete from coupon_uses where order_id = $1', [orderId])
    await tx.run('delete from orders where id = $1', [orderId])
    if (!order.unheld) await returnStock(tx, lines)
  })

import 'server-only'
import { fromPaise } from '../../checkout/money.ts'
import { isCancellable } from '../../checkout/order-state.ts'
import { ApiError } from '../../contract/api-error.ts'
import type { ShopHandlers } from '../../contract/index.ts'
import { messages } from '../../messages.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { reach } from '../points.ts'
import { customerOf } from '../session/customer-of.ts'
import { customerOfOrder } from './customer.ts'
import { mailCancelled } from './mails.ts'
import { lockOrder, noteOrder, type OrderRow, orderedLines, stateOf } from './order-row.ts'
import { oweRefund } from './owe-refund.ts'
import { returnStock } from './stock.ts'

/** Ruling 22: until it is shipped, once, one's own; the pieces return, and what was paid goes back once. */
export const cancelOrder: ShopHandlers['cancelOrder'] = async ({ coorderid, reason, comment }, { token }) => {
  const customer = await customerOf(token)
  const refund = await transaction(async tx => {
    const order = await lockOrder(tx, coorderid)
    // Ruling 4: someone else's is answered as a missing one.
    if (order?.customer_id !== customer) throw new ApiError(404, messages.orderDataMissing)
    if (!isCancellable(stateOf(order))) throw new ApiError(409, messages.notCancellable)
    return cancel(tx, order, reason, comment)
  })
  await reach('cancelled')
  return { message: messages.orderCancelled, data: { refund: fromPaise(refund) } }
}

async function cancel(tx: Db, order: OrderRow, reason: string, comment: string): Promise<number> {
  await tx.run(CANCEL, [order.id, reason, comment])
  await noteOrder(tx, order.id, 'cancelled', reason)
  const refund = order.paid_by ? order.total : 0
  if (order.paid_by)
    await oweRefund(tx, { orderId: order.id, paymentId: order.paid_by, amount: refund, why: 'cancelled' })
  const customer = await customerOfOrder(tx, order.customer_id)
  await mailCancelled(tx, { id: order.id, customer, total: order.total }, refund)
  await returnStock(tx, await orderedLines(tx, order.id))
  return refund
}

const CANCEL = `update orders set status = 'cancelled', cancel_reason = $2, cancel_comment = $3 where id = $1`

import 'server-only'
import { isCancellable } from '#lib/checkout/rules/order-state.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { customerOf } from '../session/customer-of.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, stateOf } from './order-row.ts'

/** Cancels the customer's own order, once, until it is shipped (Rule 22). Its pieces return, and what was paid goes back once. */
export const cancelOrder: ShopHandlers['cancelOrder'] = async ({ coorderid, reason, comment }, { token }) => {
  const customer = await customerOf(token)
  const refund = await transaction(async tx => {
    const order = await lockOrder(tx, coorderid)
    // Someone else's order gets the same answer as a missing one (Rule 4).
    if (order?.customer_id !== customer) throw refusal(404, 'orderDataMissing')
    if (!isCancellable(stateOf(order))) throw refusal(409, 'notCancellable')
    return closeOrder(tx, order, { reason, comment, by: 'customer' })
  })
  await failpoint('cancelled')
  return { message: messages.orderCancelled, data: { refund: fromPaise(refund) } }
}

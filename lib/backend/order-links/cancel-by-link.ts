import 'server-only'
import { isCancellable } from '#lib/checkout/rules/order-state.ts'
import type { CANCEL_REASONS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { transaction } from '../db/transaction.ts'
import { closeOrder } from '../orders/close-order.ts'
import { lockOrder, stateOf } from '../orders/order-row.ts'
import { refuseTooManyOfOrder } from './link-limits.ts'
import { orderOfLink } from './order-of-link.ts'
import { isTheirs, type LinkVisitor } from './visitor.ts'

type Cancellation = { reason: (typeof CANCEL_REASONS)[number]; comment: string }

/** Cancels the order of a key, once, until it is shipped (Rule 22), for the browser that placed it or its account. */
export const cancelByLink = async (key: string, visitor: LinkVisitor, { reason, comment }: Cancellation) => {
  await refuseTooManyOfOrder('cancel', visitor.address)
  return transaction(async tx => {
    const id = await orderOfLink(key, tx)
    const order = id === undefined ? undefined : await lockOrder(tx, id)
    if (!order) throw refusal(404, 'orderLinkGone')
    if (!(await isTheirs(tx, order.id, visitor))) throw refusal(403, 'orderNotYours')
    if (!isCancellable(stateOf(order))) throw refusal(409, 'notCancellable')
    return closeOrder(tx, order, { reason, comment, by: 'customer' })
  })
}

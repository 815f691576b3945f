import 'server-only'
import {
  isCancellable,
  isReturnable,
  type OrderState,
  type OrderStatus,
} from '#lib/checkout/rules/order-state.ts'
import { messages } from '#lib/message-table.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import {
  amountGoesBack,
  cancelInstead,
  isCancelled,
  markShippedFirst,
  piecesInStock,
  sayReturned,
} from '#messages/commands.ts'
import { transaction } from '../db/transaction.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, stateOf } from './order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from './seller-result.ts'

/** What the seller cannot send; the reason reaches the customer. */
export const cancelByShop = (id: string, reason: string) =>
  end(id, reason, state =>
    isCancellable(state) ? undefined : notNow(id, state, 'cancelled', isReturnable(state) ? sayReturned : ''),
  )

/** A parcel that came back: refused at the door, or nobody was there. */
export const acceptReturn = (id: string) =>
  end(
    id,
    messages.parcelReturned,
    state => (isReturnable(state) ? undefined : notNow(id, state, 'returned', INSTEAD[state.status])),
    true,
  )

const INSTEAD: Partial<Record<OrderStatus, string>> = {
  awaiting: cancelInstead,
  placed: cancelInstead,
  packed: cancelInstead,
  delivered: markShippedFirst,
}

const end = (
  id: string,
  reason: string,
  refusal: (state: OrderState) => SellerResult | undefined,
  cameBack = false,
) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    const refused = refusal(stateOf(order))
    if (refused) return refused
    const refund = await closeOrder(tx, order, { reason, by: 'shop', cameBack })
    return done(
      [isCancelled(id), refund > 0 && amountGoesBack(rupee(fromPaise(refund))), piecesInStock]
        .filter(Boolean)
        .join(' '),
    )
  })

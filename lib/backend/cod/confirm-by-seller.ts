import 'server-only'
import { confirmedBefore, confirmedOnline, confirmStep, isConfirmed } from '#messages/cli-cod.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder, stateOf } from '../orders/order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from '../orders/seller-result.ts'
import { confirmCod, OPEN } from './confirm-cod.ts'

/** The seller has spoken with the person who ordered, or read their message. */
export const confirmBySeller = (id: string): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    if (order.mode !== 'COD') return { done: false, message: confirmedOnline(id) }
    if (!OPEN.includes(order.status)) return notNow(id, stateOf(order), confirmStep)
    return done((await confirmCod(tx, order, 'seller')) ? isConfirmed(id) : confirmedBefore(id))
  })

import 'server-only'
import { isSellersFault, mayReturnStep, type ReturnStep } from '#lib/returns/rules/return-state.ts'
import {
  noReturn,
  orderNotWithCustomer,
  returnIsNow,
  returnNotNow,
  sizeWentBack,
} from '#messages/cli-returns.ts'
import { returnStateWords } from '#messages/returns.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { releaseExchange, restock } from './exchange-stock.ts'
import { freezeTarget } from './refund-target.ts'
import { mailReturnStep } from './return-mails.ts'
import { linesOfReturn, lockReturn, type ReturnRow, setReturnState } from './return-row.ts'

/** Accepted: from now on the money goes where the customer has said. */
export const acceptReturnRequest = (number: string) =>
  step(number, 'accepted', async (tx, order, request) => {
    if (order.status !== 'delivered') return { done: false, message: orderNotWithCustomer(order.id) }
    await freezeTarget(tx, order.id)
    return advance(tx, order, request, 'accepted')
  })

/** Refused with a reason that the customer reads; what was held for it goes back to the shelf. */
export const refuseReturn = (number: string, because: string) =>
  step(number, 'refused', async (tx, order, request) => {
    await releaseExchange(tx, request)
    const result = await advance(tx, order, request, 'refused', because)
    return request.wish === 'exchange' ? done(`${result.message} ${sizeWentBack}`) : result
  })

export const pickReturn = (number: string) =>
  step(number, 'picked', (tx, order, request) => advance(tx, order, request, 'picked'))

export const receiveReturn = (number: string) =>
  step(number, 'received', (tx, order, request) => advance(tx, order, request, 'received'))

type Work = (tx: Db, order: OrderRow, request: ReturnRow) => Promise<SellerResult>

/** One step of a return whose order is locked, or why it cannot be taken now. */
export const step = (number: string, to: ReturnStep, work: Work): Promise<SellerResult> =>
  transaction(async tx => {
    const found = await lockReturn(tx, number)
    if (!found) return { done: false, message: noReturn(number) }
    const { order, request } = found
    if (!mayReturnStep(request, to))
      return {
        done: false,
        message: returnNotNow(number, returnStateWords[request.state].toLowerCase(), to),
      }
    return work(tx, order, request)
  })

async function advance(tx: Db, order: OrderRow, request: ReturnRow, to: ReturnStep, because = '') {
  await setReturnState(tx, request, to, because)
  await mailReturnStep(tx, order, request.number, to)
  return done(returnIsNow(request.number, returnStateWords[to].toLowerCase()))
}

/** The returned pieces, as stock and as money. */
export async function takeBack(tx: Db, request: ReturnRow, canBeSold: boolean) {
  const lines = await linesOfReturn(tx, request.id)
  if (canBeSold) await restock(tx, request.order_id, lines)
  return { lines, isSellersFault: isSellersFault(request.reason) }
}

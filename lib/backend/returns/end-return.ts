import 'server-only'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  exchangeIsOnItsWay,
  goesBackByProvider,
  goesBackByYou,
  nothingGoesBack,
  piecesAreBack,
  piecesStayOut,
} from '#messages/cli-returns.ts'
import { payBackBySender } from '#messages/cli-upi.ts'
import { partWords } from '#messages/returns.ts'
import { issueCreditNote } from '../bills/issue-credit-note.ts'
import { issueExchangeBill } from '../bills/issue-exchange-bill.ts'
import type { Db } from '../db/pool.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import type { CourierParcel } from '../orders/step-order.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { type EndedPart, endPart } from './end-part.ts'
import { releaseExchange } from './exchange-stock.ts'
import { mailExchanged, mailPartRefund } from './return-mails.ts'
import { linesOfReturn, type ReturnRow, setReturnState } from './return-row.ts'
import { step, takeBack } from './step-return.ts'

/** What came back is given back: online to where it was paid from; else the seller is told to pay it. */
export const refundReturn = (number: string, canBeSold: boolean): Promise<SellerResult> =>
  step(number, 'refunded', async (tx, order, request) => {
    await releaseExchange(tx, request)
    const { lines, isSellersFault } = await takeBack(tx, request, canBeSold)
    const part = await endPart(tx, order, {
      kind: 'returned',
      lines: lines.map(({ place, units }) => ({ place, units })),
      isSellersFault,
      returnId: request.id,
      occasion: number,
    })
    await setReturnState(tx, request, 'refunded')
    await queueOrderEvent(tx, 'order.returned', order.id, { return_number: number })
    await mailPartRefund(tx, order, { occasion: number, kind: 'returned', part })
    return done([amountInWords(number, part), canBeSold ? piecesAreBack : piecesStayOut].join(' '))
  })

export const amountInWords = (number: string, { refund, total, isByUpi }: EndedPart) => {
  if (refund === 'none') return nothingGoesBack(number)
  const amount = exactRupees(total)
  if (isByUpi) return payBackBySender(number, amount)
  return refund === 'online' ? goesBackByProvider(number, amount) : goesBackByYou(number, amount)
}

/** Another size is sent instead, at the price that was paid. */
export const exchangeReturn = (
  number: string,
  parcel: CourierParcel,
  canBeSold: boolean,
): Promise<SellerResult> =>
  step(number, 'exchanged', async (tx, order, request) => {
    await billExchange(tx, request)
    await takeBack(tx, request, canBeSold)
    await setReturnState(tx, request, 'exchanged')
    await queueOrderEvent(tx, 'order.returned', order.id, { return_number: number })
    await tx.run('update return_requests set courier = $2, tracking_number = $3 where id = $1', [
      request.id,
      parcel.courier,
      parcel.number,
    ])
    await mailExchanged(tx, order, number)
    return done(`${exchangeIsOnItsWay(number)} ${canBeSold ? piecesAreBack : piecesStayOut}`)
  }).catch(error => {
    if (error instanceof NoBill) return { done: false, message: error.message }
    throw error
  })

/** The bill of an exchange cannot be made: then nothing of it happens, and the seller reads why. */
class NoBill extends Error {}

/** A credit note and a new bill, where the order has a bill. */
async function billExchange(tx: Db, { id, number, order_id: orderId }: ReturnRow) {
  const lines = await linesOfReturn(tx, id)
  const units = lines.map(line => ({ place: line.place, units: line.units }))
  const note = await issueCreditNote(tx, {
    orderId,
    lines: units,
    delivery: false,
    why: partWords.exchanged,
    occasion: number,
  })
  if (!note) return
  const bill = await issueExchangeBill(tx, {
    orderId,
    occasion: number,
    lines: lines.map(({ place, units, size, color, other, variant_id: variant }) => ({
      place,
      units,
      variant,
      choice: [size, color, other].filter(Boolean).join(', '),
    })),
  })
  // The note must not stay without its bill.
  if (bill && 'refused' in bill) throw new NoBill(String(bill.refused))
}

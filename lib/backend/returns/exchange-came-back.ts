import 'server-only'
import {
  exchangeCameBack,
  exchangeNotSent,
  exchangeWithCustomer,
  noReturn,
  piecesAreBack,
  piecesStayOut,
} from '#messages/cli-returns.ts'
import { returnStateWords } from '#messages/returns.ts'
import { transaction } from '../db/transaction.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { endPart } from './end-part.ts'
import { amountInWords } from './end-return.ts'
import { restockSent } from './exchange-stock.ts'
import { mailPartRefund } from './return-mails.ts'
import { linesOfReturn, lockReturn } from './return-row.ts'
import { unitsOfLines } from './units-left.ts'

/** The parcel of an exchange was refused or not delivered: its pieces are back, and the money goes back instead. Once. */
export const exchangeIsBack = (number: string, canBeSold: boolean): Promise<SellerResult> =>
  transaction(async tx => {
    const found = await lockReturn(tx, number)
    if (!found) return { done: false, message: noReturn(number) }
    const { order, request } = found
    if (request.state !== 'exchanged')
      return {
        done: false,
        message: exchangeNotSent(number, returnStateWords[request.state].toLowerCase()),
      }
    const lines = await linesOfReturn(tx, request.id)
    const known = await unitsOfLines(tx, order.id)
    const isThere = lines.every(({ place, units }) =>
      known.some(line => line.place === place && line.units - line.ended - line.asked >= units),
    )
    if (!isThere) return { done: false, message: exchangeWithCustomer(number) }
    if (canBeSold) await restockSent(tx, request)
    const occasion = `${number}:back`
    const part = await endPart(tx, order, {
      kind: 'returned',
      lines: lines.map(({ place, units }) => ({ place, units })),
      isSellersFault: false,
      returnId: request.id,
      occasion,
    })
    // When it was exchanged stays: it tells which pieces went out before which.
    await tx.run(`update return_requests set state = 'refunded' where id = $1`, [request.id])
    await queueOrderEvent(tx, 'order.returned', order.id, { return_number: number })
    await mailPartRefund(tx, order, { occasion, number, kind: 'returned', part })
    return done(
      [exchangeCameBack(number), amountInWords(number, part), canBeSold ? piecesAreBack : piecesStayOut].join(
        ' ',
      ),
    )
  })

import 'server-only'
import { notByUpi, utrHasPaid } from '#messages/cli-upi.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder, type OrderRow } from '../orders/order-row.ts'
import { noSuchOrder, type SellerResult } from '../orders/seller-result.ts'
import { lockClaims } from './flag-reused-utr.ts'
import { paymentId } from './payment-id.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'

export const notDone = (message: string): SellerResult => ({ done: false, message })

/** One step of the seller's with an order that is paid by UPI, while nobody else claims or decides anything. */
export const withUpiOrder = (
  id: string,
  step: (tx: Db, order: OrderRow) => Promise<SellerResult>,
): Promise<SellerResult> =>
  transaction(async tx => {
    await lockClaims(tx)
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    return order.gateway === UPI_GATEWAY ? step(tx, order) : notDone(notByUpi(id))
  })

/** Why a number cannot be settled: it was before, whatever order it was for. */
export async function settledBefore(tx: Db, utr: string): Promise<SellerResult | undefined> {
  const payment = await tx.one<{ order_id: string }>('select order_id from payments where id = $1', [
    paymentId(utr),
  ])
  return payment && notDone(utrHasPaid(utr, payment.order_id))
}

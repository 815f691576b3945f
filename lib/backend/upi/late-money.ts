import 'server-only'
import { CURRENCY } from '#lib/checkout/rules/order-state.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { confirmInstead, givenBackWith, isOwed } from '#messages/cli-upi.ts'
import { settleRefund } from '../orders/seller-refunds.ts'
import { done } from '../orders/seller-result.ts'
import { giveBack } from '../orders/settle-payment.ts'
import { flagReusedUtr } from './flag-reused-utr.ts'
import { notDone, settledBefore, withUpiOrder } from './lock-upi-order.ts'
import { paymentId } from './payment-id.ts'

/** Money that buys nothing: it came late, twice, or is not the sum. All of it is owed back. */
export const recordLateMoney = (orderId: string, utr: string, amount: number) =>
  withUpiOrder(orderId, async (tx, order) => {
    if (order.status === 'awaiting' && amount === order.total) return notDone(confirmInstead(orderId))
    const before = await settledBefore(tx, utr)
    if (before) return before
    const why = order.paid_by ? 'paid-twice' : amount === order.total ? 'late' : 'wrong-amount'
    const payment = { id: paymentId(utr), amount, currency: CURRENCY, status: 'captured' as const }
    await giveBack(tx, order, payment, 'seller', why)
    await tx.run(
      `update upi_claims set state = 'confirmed', decided_at = now() where order_id = $1 and utr = $2`,
      [orderId, utr],
    )
    await flagReusedUtr(tx, utr)
    return done(isOwed(orderId, exactRupees(amount)))
  })

/** The seller has given it back, in a payment of this number. `name`: the order's, or of several payments the payment's. */
export const gaveBack = (name: string, utr: string) => settleRefund(name, givenBackWith(utr))

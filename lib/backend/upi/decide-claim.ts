import 'server-only'
import { CURRENCY } from '#lib/checkout/rules/order-state.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  flaggedNotConfirmed,
  isOwed,
  isPlaced,
  isRefused,
  noClaim,
  noClaimToRefuse,
  paidBefore,
  soldOutOwed,
} from '#messages/cli-upi.ts'
import type { Db } from '../db/pool.ts'
import { done } from '../orders/seller-result.ts'
import { settleIn } from '../orders/settle-payment.ts'
import { flagReusedUtr } from './flag-reused-utr.ts'
import { notDone, settledBefore, withUpiOrder } from './lock-upi-order.ts'
import { paymentId } from './payment-id.ts'
import { tellRefused } from './upi-mails.ts'

type Claim = { id: number; utr: string }
type Found = { utr?: string | undefined; anyway?: boolean }

/** The seller has found the whole sum in the bank: it pays the order, or is owed back where the order cannot be had any more. */
export const confirmClaim = (orderId: string, { utr: typed, anyway = false }: Found = {}) =>
  withUpiOrder(orderId, async (tx, order) => {
    if (order.paid_by) return notDone(paidBefore(orderId))
    const claim = await waiting(tx, orderId)
    const utr = typed ?? claim?.utr
    if (!utr) return notDone(noClaim(orderId))
    const before = await settledBefore(tx, utr)
    if (before) return before
    const others = await otherOrders(tx, orderId, utr)
    if (others.length > 0 && !anyway) return notDone(flaggedNotConfirmed(orderId, utr, others.join(', ')))
    await confirmed(tx, orderId, utr)
    const payment = {
      id: paymentId(utr),
      amount: order.total,
      currency: CURRENCY,
      status: 'captured' as const,
    }
    await settleIn(tx, orderId, payment, 'seller')
    const why = await givenBackFor(tx, utr)
    if (why === undefined) return done(isPlaced(orderId))
    const amount = exactRupees(order.total)
    return done(why === 'sold-out' ? soldOutOwed(orderId, amount) : isOwed(orderId, amount))
  })

/** The seller has not found it. The customer reads why, and may send another number. */
export const refuseClaim = (orderId: string, reason: string) =>
  withUpiOrder(orderId, async (tx, order) => {
    const claim = await waiting(tx, orderId)
    if (!claim) return notDone(noClaimToRefuse(orderId))
    await tx.run(`update upi_claims set state = 'refused', reason = $2, decided_at = now() where id = $1`, [
      claim.id,
      reason,
    ])
    await tellRefused(tx, claim.id, order)
    return done(isRefused(orderId))
  })

const waiting = (tx: Db, orderId: string) =>
  tx.one<Claim>(`select id, utr from upi_claims where order_id = $1 and state = 'waiting'`, [orderId])

const otherOrders = async (tx: Db, orderId: string, utr: string) =>
  (
    await tx.query<{ order_id: string }>(
      'select order_id from upi_claims where utr = $2 and order_id <> $1 order by claimed_at, id',
      [orderId, utr],
    )
  ).map(({ order_id: id }) => id)

/** Whatever number waited was this payment's, mistyped or not. */
async function confirmed(tx: Db, orderId: string, utr: string) {
  await tx.run(
    `update upi_claims set state = 'refused', decided_at = now()
      where order_id = $1 and utr <> $2 and state = 'waiting'`,
    [orderId, utr],
  )
  await tx.run(
    `insert into upi_claims (order_id, utr, state, decided_at) values ($1, $2, 'confirmed', now())
     on conflict (order_id, utr) do update set state = 'confirmed', decided_at = now()`,
    [orderId, utr],
  )
  await flagReusedUtr(tx, utr)
}

const givenBackFor = async (tx: Db, utr: string) =>
  (await tx.one<{ why: string }>('select why from refunds where payment_id = $1', [paymentId(utr)]))?.why

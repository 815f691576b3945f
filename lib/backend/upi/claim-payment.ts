import 'server-only'
import { upiUtr } from '#lib/checkout/rules/upi-utr.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { type Actor, lockOwnOrder } from '../returns/own-order.ts'
import { CLAIM_DAYS, MOST_CLAIMS } from './claim-limits.ts'
import { flagReusedUtr, lockClaims } from './flag-reused-utr.ts'
import { offeredUpi } from './online-way.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'
import { mayHoldLonger } from './upi-holds.ts'
import { tellSellerOfClaim } from './upi-mails.ts'

/** 'paid': the seller has confirmed it before. */
export type Claimed = 'waiting' | 'paid'

/** Records a claim that an order is paid, with the payment's UTR. It does not place the order. */
export async function claimPayment(orderId: string, typed: string, actor: Actor): Promise<Claimed> {
  const utr = upiUtr(typed)
  if (!utr) throw refusal(422, 'utrMalformed')
  const hours = (await offeredUpi())?.utrHours ?? DEFAULT_HOURS
  return transaction(async tx => {
    await lockClaims(tx)
    const order = await lockOwnOrder(tx, orderId, actor)
    if (order.gateway !== UPI_GATEWAY) throw refusal(404, 'orderDataMissing')
    if (order.paid_by) return 'paid'
    if (!mayClaim(order)) throw refusal(409, 'upiTooLate')
    const id = await keepClaim(tx, order.id, utr)
    // The same number once more: a double press, or a reload.
    if (id === undefined) return 'waiting'
    await flagReusedUtr(tx, utr)
    if (
      order.status === 'awaiting' &&
      (order.unheld || (await mayHoldLonger(tx, order.customer_id, order.id)))
    )
      await tx.run(HOLD, [order.id, hours])
    await tellSellerOfClaim(tx, id, order)
    return 'waiting'
  })
}

// A payment made before the seller stopped taking UPI may still be claimed.
const DEFAULT_HOURS = 24

/** Also after the order has ended: a late payment gets the pieces if they are still there, or the money back (Rule 110). */
export const mayClaim = ({ status, paid_by: paidBy, placed_at: placedAt }: OrderRow, now = shopNow()) =>
  !paidBy &&
  ['awaiting', 'expired', 'cancelled'].includes(status) &&
  now - placedAt.getTime() < CLAIM_DAYS * 86_400_000

/** The new claim; undefined where this number waits already. Another number that waits was a mistake. */
async function keepClaim(tx: Db, orderId: string, utr: string): Promise<number | undefined> {
  const claims = await tx.query<{ utr: string; state: string; reason: string }>(
    'select utr, state, reason from upi_claims where order_id = $1',
    [orderId],
  )
  const same = claims.find(claim => claim.utr === utr)
  if (same?.state === 'waiting') return undefined
  if (same?.reason) throw refusal(409, 'utrRefusedBefore')
  if (!same && claims.length >= MOST_CLAIMS) throw refusal(409, 'upiNoMoreTries')
  await tx.run(
    `update upi_claims set state = 'refused', decided_at = now() where order_id = $1 and state = 'waiting'`,
    [orderId],
  )
  const kept = await tx.one<{ id: number }>(KEEP, [orderId, utr])
  return kept?.id
}

const KEEP = `
  insert into upi_claims (order_id, utr) values ($1, $2)
  on conflict (order_id, utr) do update set state = 'waiting', decided_at = null returning id`

// Counted from the first number, so that three of them hold no longer than one.
const HOLD = `
  update orders set hold_until = greatest(hold_until, (select min(claimed_at) from upi_claims where order_id = $1)
                                                        + $2 * interval '1 hour')
   where id = $1`

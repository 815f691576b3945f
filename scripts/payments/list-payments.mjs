import { utrOfPayment } from '#lib/backend/upi/payment-id.ts'
import { openClaims, owedByUpi } from '#lib/backend/upi/seller-claims.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  cameWith,
  claimUtr,
  heldTill,
  isFlagged,
  nothingHeld,
  nothingWaits,
  owedBack,
  paymentsEnd,
  waitsSince,
} from '#messages/cli-upi.ts'
import { statusWords } from '#messages/order-states.ts'
import { printable } from '../orders/printable.mjs'

/** What the seller has to look for in the bank, and what to give back. */
export async function listPayments() {
  const [claims, owed] = [await openClaims(), await owedByUpi()]
  for (const claim of claims) console.log(printable(inWords(claim)))
  for (const { order_id, payment_id, amount, created_at } of owed)
    console.log(
      [
        order_id,
        owedBack(exactRupees(amount)),
        cameWith(utrOfPayment(payment_id) ?? payment_id),
        waitsSince(timeInIndia(created_at)),
      ].join('  '),
    )
  console.log(claims.length + owed.length > 0 ? paymentsEnd : nothingWaits)
  return 0
}

const inWords = ({ order_id, total, utr, customer, claimed_at, status, held_until, flagged }) =>
  [
    order_id,
    exactRupees(total),
    claimUtr(utr),
    customer,
    waitsSince(timeInIndia(claimed_at)),
    status !== 'awaiting' && statusWords[status],
    held_until ? heldTill(timeInIndia(held_until)) : nothingHeld,
    flagged && isFlagged,
  ]
    .filter(Boolean)
    .join('  ')

import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { paidWith, payTo, sameUtrAgain, waitsForUpi } from '#messages/cli-returns.ts'
import { payBackSender } from '#messages/cli-upi.ts'
import { refundDone, refundDue, refundSent, refundStuck } from '#messages/commands.ts'

/** How far the money of a return or a lost part is, as the seller reads it. */
export const refundWords = ({ refund, upi }) =>
  refund &&
  [exactRupees(refund.amount), stateOf(refund, upi), refund.again && sameUtrAgain, refund.last_error]
    .filter(Boolean)
    .join(', ')

const stateOf = ({ state, utr, paid }, upi) => {
  if (utr) return paidWith(utr)
  if (state === 'by-hand') return paid ? payBackSender : upi ? payTo(upi) : waitsForUpi
  if (state === 'stuck') return refundStuck
  if (state === 'done') return refundDone
  return state === 'sent' ? refundSent : refundDue
}

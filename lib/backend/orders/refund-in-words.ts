import 'server-only'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { refundDone, refundDue, refundSent, refundStuck, settledByHand } from '#messages/commands.ts'
import type { OrderRefund } from './order-details.ts'

/** How far a refund is, as the seller reads it. */
export const refundInWords = ({ amount, state, by_hand: byHand, last_error: error }: OrderRefund) =>
  [rupee(fromPaise(amount)), refundStateInWords(state, byHand), state === 'done' ? '' : error]
    .filter(Boolean)
    .join(', ')

/** How far it is, without its amount. */
export const refundStateInWords = (state: OrderRefund['state'], byHand = '') => {
  if (state === 'done') return byHand ? settledByHand(byHand) : refundDone
  if (state === 'stuck') return refundStuck
  return state === 'sent' ? refundSent : refundDue
}

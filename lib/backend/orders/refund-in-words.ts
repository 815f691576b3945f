import 'server-only'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import type { OrderRefund } from './order-details.ts'

/** How far a refund is, as the seller reads it. */
export const refundInWords = ({ amount, state, by_hand: byHand, last_error: error }: OrderRefund) =>
  [rupee(fromPaise(amount)), stateInWords(state, byHand), state === 'done' ? '' : error]
    .filter(Boolean)
    .join(', ')

const stateInWords = (state: OrderRefund['state'], byHand: string) => {
  if (state === 'done') return byHand ? `settled by hand: ${byHand}` : 'done'
  if (state === 'stuck') return 'stuck, it needs you'
  return state === 'sent' ? 'sent to the provider, not yet confirmed' : 'due'
}

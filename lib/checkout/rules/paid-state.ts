import type { Order } from '#lib/contract/orders-schemas.ts'
import { paidTooLate, paymentReturned } from '#messages/checkout.ts'
import { STATUS_NAMES } from './order-state.ts'

type Stood = Pick<Order, 'CoPaymentMode' | 'CoOrderStatus' | 'payable' | 'refund' | 'events'>

/** Paid is what the order says is paid (Rule 47). What is refunded of it is told separately. */
export const isPaidFor = ({ CoPaymentMode, CoOrderStatus, payable, refund, events }: Stood) =>
  CoPaymentMode === 'ONLINE' &&
  !payable &&
  !refund &&
  !ENDED.includes(CoOrderStatus) &&
  events.some(({ kind }) => kind === 'paid')

/** What became of money that came and buys nothing; undefined where there is none of it. */
export function moneyBack({ CoOrderStatus, payable, refund }: Stood): string | undefined {
  if (payable || !refund || CoOrderStatus === STATUS_NAMES.cancelled) return undefined
  return CoOrderStatus === STATUS_NAMES.expired ? paidTooLate : paymentReturned
}

/** Whether a payment may still arrive for it. */
export const mayYetBePaid = ({ CoPaymentMode, CoOrderStatus, payable }: Stood) =>
  CoPaymentMode === 'ONLINE' && (payable || CoOrderStatus === STATUS_NAMES.expired)

const ENDED: readonly string[] = [STATUS_NAMES.cancelled, STATUS_NAMES.expired]

import { CURRENCY, type OrderState, paidInAdvance } from './order-state.ts'

/** What the provider says of one payment. Amount in paise. */
export type ProviderPayment = {
  id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}

export type PaymentVerdict =
  /** It pays the order. `takeStock`: nothing is held for it (any more), so the pieces must be had, or else it is refunded. */
  | { kind: 'pays'; takeStock: boolean }
  /** The money came and buys nothing: all of it goes back. */
  | { kind: 'refund'; why: RefundReason }
  /** Authorised, not taken: we take it. */
  | { kind: 'capture' }
  /** Nothing was charged, or this very payment has been settled. */
  | { kind: 'nothing' }

export type RefundReason = 'paid-twice' | 'wrong-amount' | 'cancelled' | 'sold-out' | 'late'

/**
 * What a payment means for its order, no matter whether the confirm call, the callback, the webhook or the reconciler reports it.
 * Each captured rupee ends on exactly one paid order or one refund.
 */
export function judgePayment(order: OrderState, money: ProviderPayment): PaymentVerdict {
  if (order.paidBy === money.id) return { kind: 'nothing' }
  const ours = money.amount === paidInAdvance(order) && money.currency === CURRENCY
  if (money.status === 'authorized')
    return ours && order.status === 'awaiting' ? { kind: 'capture' } : { kind: 'nothing' }
  if (money.status !== 'captured') return { kind: 'nothing' }
  if (order.paidBy !== null) return { kind: 'refund', why: 'paid-twice' }
  if (!ours) return { kind: 'refund', why: 'wrong-amount' }
  if (order.status === 'awaiting') return { kind: 'pays', takeStock: order.unheld === true }
  if (order.status === 'expired') return { kind: 'pays', takeStock: true }
  return { kind: 'refund', why: 'cancelled' }
}

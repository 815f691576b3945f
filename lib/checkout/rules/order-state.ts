/** Where an order stands. An online order waits for its money first; one paid at the door is placed at once. */
export type OrderStatus = 'awaiting' | 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'expired'

export type OrderState = {
  status: OrderStatus
  mode: 'COD' | 'ONLINE'
  /** What is charged, in paise. */
  total: number
  /** The part that is paid at the door, where the rest is paid online in advance. */
  atDoor?: number
  /** The provider's payment that paid it, once one has. */
  paidBy: string | null
  /** Waiting for its money without holding its pieces. */
  unheld?: boolean
}

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

/** What an order comes to online: all of it, or its advance. */
export const paidInAdvance = ({ total, atDoor = 0 }: Pick<OrderState, 'total' | 'atDoor'>) => total - atDoor

export const CURRENCY = 'INR'

export const isPayable = (order: OrderState) => order.status === 'awaiting'

/** Until the order is shipped, and once (Rule 22). */
export const isCancellable = (order: OrderState) => ['awaiting', 'placed', 'packed'].includes(order.status)

/** A parcel that came back undelivered. */
export const isReturnable = (order: OrderState) => order.status === 'shipped'

export type SellerStep = 'packed' | 'shipped' | 'delivered'

const BEFORE: Record<SellerStep, readonly OrderStatus[]> = {
  packed: ['placed'],
  shipped: ['placed', 'packed'],
  delivered: ['shipped'],
}

export const mayStep = (order: OrderState, step: SellerStep) => BEFORE[step].includes(order.status)

/** The status as the API names it. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  awaiting: 'Awaiting payment',
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  expired: 'Payment not received',
}

/** How far a refund is, as the API names it. */
export const REFUND_NAMES = { underWay: 'On its way', done: 'Refunded', delayed: 'Delayed' }

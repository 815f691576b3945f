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

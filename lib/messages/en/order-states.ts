/** Where an order stands. */
export const statusWords = {
  awaiting: 'Awaiting payment',
  placed: 'Placed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  expired: 'Payment not received',
}

/** What happened to an order, as its history tells it. */
export const eventWords = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  expired: 'Not paid in time',
}

/** How it is paid. */
export const modeWords = { COD: 'COD', ONLINE: 'ONLINE' }

/** How far a refund is. */
export const refundWords = { underWay: 'On its way', done: 'Refunded', delayed: 'Delayed' }

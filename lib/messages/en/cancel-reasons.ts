/** Why a customer cancels an order. */
export const cancelReasonWords = {
  'Incorrect size ordered': 'Incorrect size ordered',
  'Product not required anymore': 'Product not required anymore',
  'Cash Issue': 'Cash Issue',
  'Ordered By Mistake': 'Ordered By Mistake',
  'Wants to change style/color': 'Wants to change style/color',
  'Delayed Delivery Cancellation': 'Delayed Delivery Cancellation',
  'Duplicate Order': 'Duplicate Order',
}

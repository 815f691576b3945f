// Placed orders.

export const cancelNotSent = 'Your request could not be sent. Please contact the shop to cancel this order.'
export const cancelsAll = 'These items are one order: they are cancelled together.'
export const notCancellable = 'This order has been shipped or has ended, so it cannot be cancelled any more.'
export const orderCancelled = 'Order Cancelled'
export const parcelReturned = 'The parcel came back to the shop undelivered.'
export const orderConfirmed = 'Order Confirmed! 🎉'
export const ordersEmpty = 'No orders found.'
export const ordersFailed = 'An error occurred while fetching orders.'
export const orderDataMissing = 'Order data not found.'
export const orderInfoMissing = 'No order information found.'
export const noRefund = 'A refund is not applicable on this order as it is a Pay on delivery order.'

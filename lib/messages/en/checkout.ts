// Checkout and payment.

export const badCaptcha = 'Invalid Captcha. Please try again.'
export const chooseAddress = 'Please choose a delivery address.'
export const choosePayment = 'Please choose how to pay.'
export const nothingToOrder = 'There is nothing to order yet.'
export const notInCart =
  'These items are not in your cart any more. If you have ordered them in another tab, they are under My Orders.'
export const keyReused =
  'This order has been sent before with other contents. Please reload the page and try again.'
export const codLimited =
  'This order cannot be paid at the door: what you can do instead stands beside Cash on Delivery.'
export const tooManyUnpaid = 'You have 5 orders waiting for payment. Please pay or cancel one of them first.'
export const tooManyUnpaidToday =
  'Many of your orders of today were never paid for. Please order again tomorrow.'
export const manyOrders =
  'Many orders are coming in just now, and yours was not taken. Please try again in a moment.'
export const stockHeld =
  'The shop is counting its stock just now, so nothing was ordered. Please try again in a moment.'
export const onlineOff = 'Online payment is not available here. Please pay on delivery.'
export const onlineNeedsScript =
  'Paying online needs JavaScript here. Please switch it on, or pay on delivery.'
export const onlineTooSmall = 'Orders under ₹1 cannot be paid online. Please pay on delivery.'
export const providerDown =
  'The payment provider could not be reached, so nothing was ordered. Please try again, or pay on delivery.'
export const providerAway =
  'The payment provider cannot be reached just now. Your order still stands: please try again in a minute.'
export const paymentUnsettled = 'Your payment is being confirmed. Your order will show it in a minute.'
export const orderFailed = 'Failed to place the order, please try again.'
export const orderThrew = 'Error submitting the order. Please check the console for details.'
export const orderUnsure =
  'We could not find out whether your order was placed. Please send it again in a moment: the same order is placed only once.'
export const sdkFailed = 'Razorpay SDK failed to load. Are you online?'
export const paymentThrew = 'There was an issue processing your order. Please try again.'
export const testPayment = 'Test payment'
export const payNow = 'Your order is held for 15 minutes. Please pay to confirm it.'
export const payNowUnheld =
  'Nothing is held for this order: its pieces are taken when it is paid. If they are sold by then, all of your money is given back to you.'
export const paidTooLate =
  'Your payment came when nothing was held for your order, and in the meantime the pieces were sold. All of it is being given back to you.'
export const paymentReturned =
  'This payment is not needed for the order, so all of it is being given back to you.'
export const paymentFailed = 'The payment was not made. You can try again while your order is held.'
export const paymentNotMade = 'The payment was not made. You can try again.'
export const holdOver = 'The hold on your order is over. A payment now is given back if the pieces are gone.'
export const lookAgain = 'Paid already? Look again'
export const paidAlready = 'If you have paid, do not pay again: your order shows it in a moment.'
export const orderPaid = 'Payment received. Thank you!'
export const orderedLately = 'You ordered a short while ago.'
export const unpaidOrder =
  'You have an order that waits for your payment. What you order here is another one.'
export const unpaidOrders = 'You have orders that wait for your payment. What you order here is another one.'
export const orderedUnpaid =
  'You have ordered this already, and it waits for your payment. To order it once more, send it again.'
export const heldByYou =
  'You hold it in an order that is not paid yet: pay for it or cancel it in Your Orders.'
export const giftCards = 'Gift cards are not available yet.'
export const priceChanged = 'A price or the stock has changed since you looked. Please check the new total.'

export function tooFewPieces(what: string, stock: number) {
  if (stock <= 0) return `${what} is sold out.`
  return stock === 1 ? `Only 1 piece of ${what} is left.` : `Only ${stock} pieces of ${what} are left.`
}
export const tooFewForYou = (what: string, stock: number) => `${tooFewPieces(what, stock)} ${heldByYou}`

export const nowCosts = (name: string, price: string, before: string) =>
  `${name} now costs ${price} (it was ${before}).`
export const partOfTotalChanged = 'A price, the delivery charge or an offer has changed.'
export const totalChanged = (why: string, total: string, before: string) =>
  `${why} The new total is ${total} instead of ${before}.`

export const stateNotServed = (state: string) =>
  `This shop delivers within ${state} only. Please choose an address there.`

export const openCodLimit = (most: number, online: boolean) =>
  `Up to ${most} ${most === 1 ? 'order' : 'orders'} to pay at the door can be on the way at a time. Please wait until one has arrived${orOnline(online)}.`
export const dailyCodLimit = (most: number, online: boolean) =>
  `Up to ${most} ${most === 1 ? 'order' : 'orders'} to pay at the door can be placed a day. Please order again tomorrow${orOnline(online)}.`
export const holdLimit = (most: string, whose: 'customer' | 'network', online: boolean) => {
  const until = whose === 'customer' ? 'Until a first order has reached you, up' : 'Up'
  const from = whose === 'network' ? ' from the same internet connection' : ''
  return `${until} to ${most} can be ordered to pay at the door${from}, open orders included. ${
    online ? 'Please pay online, or order less.' : 'Please order less.'
  }`
}
export const rupeesInAll = (rupees: string) => `${rupees} in all`
export const unpaidOrdersADay = (orders: number) => `${orders} unpaid orders a day`
export const piecesOf = (pieces: number, what: string) =>
  `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of ${what}`

export const codTooDear = (most: string, online: boolean) =>
  `Orders up to ${most} can be paid at the door. ${online ? 'Please pay this one online' : 'Please order less'}.`
export const codRefusedBefore = (parcels: string, online: boolean) => {
  const cameBack = `${parcels === '1' ? 'A parcel' : 'Parcels'} of yours, or to this number, came back to us unpaid`
  const instead = online
    ? 'so we kindly ask you to pay this order online beforehand'
    : 'so we cannot send another one to be paid at the door'
  return `${cameBack}, ${instead}. If that is a mistake, please write to us: we put it right.`
}
export const codNumberLimit = (most: string, online: boolean) =>
  `Up to ${most} ${most === '1' ? 'order' : 'orders'} to pay at the door can be on the way to one mobile number at a time. Please wait until one has arrived${orOnline(online)}.`
export const codPinLimit = (pin: string, online: boolean) =>
  `Many orders to pay at the door came for PIN code ${pin} today. Please order again tomorrow${orOnline(online)}.`
export const codNetworkLimit = (most: string, online: boolean) =>
  `Up to ${most} ${most === '1' ? 'order' : 'orders'} to pay at the door can be placed a day from the same internet connection. Please order again tomorrow${orOnline(online)}.`

const orOnline = (online: boolean) => (online ? ', or pay online' : '')

// What is sent to a phone. Providers hold these texts as templates with numbered parameters, so a text neither begins nor
// ends with one. After a change each has to be registered anew: npm run messages -- templates shows them.

export const orderPlacedShort = (order: string, shop: string, total: string, payment: string, link: string) =>
  `Your order ${order} at ${shop} is placed: ${total}, ${payment}. See it at ${link} at any time.`
export const toPayAtDoor = 'to pay at the door'
export const restAtDoor = (rest: string) => `${rest} of it to pay at the door`
export const paidOnline = 'paid online'
export const orderUnconfirmedShort = (order: string, shop: string, total: string, link: string) =>
  `Your order ${order} at ${shop}, ${total} to pay at the door, is not confirmed yet. Please confirm it at ${link} so that it can be sent; else it is cancelled.`
export const orderShippedShort = (
  order: string,
  shop: string,
  courier: string,
  number: string,
  link: string,
) =>
  `Your order ${order} from ${shop} is on its way by ${courier}, tracking number ${number}. Follow it at ${link} at any time.`
export const orderDeliveredShort = (order: string, shop: string, link: string) =>
  `Your order ${order} from ${shop} is marked as delivered. If it did not reach you, tell us: ${link} shows how.`
export const orderCancelledShort = (order: string, shop: string, refund: string, link: string) =>
  `Your order ${order} at ${shop} is cancelled; ${refund}. See it at ${link} at any time.`
export const goesBackToYou = (amount: string) => `${amount} goes back to you`
export const nothingCharged = 'nothing was charged'
export const givenBackIfArrived = 'if your payment has arrived, it is given back to you'
export const upiRefusedShort = (order: string, shop: string, link: string) =>
  `Your payment for order ${order} at ${shop} was not found. See ${link} for what to do; if the money has left your account, do not pay again.`
export const paymentReturnedShort = (amount: string, order: string, shop: string, link: string) =>
  `Your payment of ${amount} for order ${order} at ${shop} goes back to you the way you paid. See ${link} for the order.`
export const numberChangedShort = (shop: string, address: string) =>
  `The mobile number of your account at ${shop} was changed. If it was not you, tell us at ${address} at once.`
export const codeShort = (code: string) =>
  `Your code is ${code}. It works for five minutes; give it to nobody.`
/** The last line of a message with a code: the browser offers to fill it in on this site alone. */
export const codeForSite = (host: string, code: string) => `@${host} #${code}`

// The page of the practice phone
export const practicePhone = 'Practice phone'
export const nothingIsSent = 'Nothing is sent. What would have gone to a phone is shown here.'
export const onlyOwnMessages =
  'You see the messages about orders that this browser has placed, and the codes that it has asked for.'
export const noMessagesYet = 'There are none yet: place an order, then look again.'
export const toNumber = (number: string) => `To ${number}`
export const lookAgain = 'Look again'
export const backToShop = 'Back to the shop'

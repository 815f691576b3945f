// Mails about payments by UPI

// To the seller
export const claimCameAt = (shop: string, orderId: string, amount: string) =>
  `Paid by UPI at ${shop}? ${orderId}, ${amount}`
export const claimCame = (customer: string, amount: string, orderId: string, utr: string) =>
  `${customer} says that ${amount} for order ${orderId} was paid to your UPI ID, with UTR ${utr}. Look for it in your bank’s app: the amount, the UTR and the order’s number must be there. A message or a picture from the customer proves nothing.`
export const claimIsHeld = (until: string) => `Its pieces are held until ${until}.`
export const claimIsNotHeld =
  'Nothing is held for it: its pieces are taken when you confirm, and if they are gone by then, you owe the money back.'
export const claimIsFlagged =
  'Take care: the same UTR was typed for another order too. One payment pays one order.'
export const claimWhatNow = 'On the shop’s computer, say what you have found:'
export const confirmCommand = (orderId: string) => `npm run payments -- confirm ${orderId}`
export const refuseCommand = (orderId: string) =>
  `npm run payments -- refuse ${orderId} "WHY, as its customer reads it"`

// To the customer
export const claimRefusedAt = (orderId: string, shop: string) =>
  `Your payment for order ${orderId} at ${shop} was not found`
export const claimRefused = (orderId: string, utr: string, why: string) =>
  `The shop did not find the payment for your order ${orderId} with UTR ${utr}. It writes: ${why}`
export const claimRefusedNow =
  'If the money has left your account, do not pay again: compare the UTR with your UPI app, and send the right one.'
export const sendRightUtr = 'See the payment'
export const ifItArrived = 'If your payment has arrived, all of it is given back to you.'
export const cameLate = 'it came when the order could not be paid any more'

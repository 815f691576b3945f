// What the shop answers where an order is paid by UPI, to the seller's own UPI ID

export const utrMalformed = 'That is no UTR. It has 12 digits: your UPI app shows it with the payment.'
export const utrRefusedBefore =
  'The shop has looked for this UTR and did not find it. Please compare it with your UPI app, digit by digit.'
export const upiNoMoreTries =
  'Three UTRs were sent for this order, and no more can be. Please write to the shop: it looks for your payment.'
export const upiTooLate =
  'This order has ended, and its payment can no longer be told here. If you have paid, please write to the shop.'
export const upiClaimed =
  'Thank you. The shop now looks for your payment, and writes to you when it is found.'

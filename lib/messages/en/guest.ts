// Ordering without an account: what its forms answer.

export const guestDigits = 'To order once more, please type the four digits.'
export const guestNetworkFull =
  'Many orders from your network are on their way already. Please sign in, or pay online.'
export const guestNetworkFullOffline =
  'Many orders from your network are on their way already. Please sign in to order.'
export const guestOver = 'Please fill in where your order goes.'
export const guestOrdered =
  'Your order is placed. Keep the link to this page: it shows what becomes of your order.'
export const guestForgotten = 'This browser knows nothing of you any more.'
export const guestOrderGone = 'This order cannot be shown in this browser. Its link shows it.'

// The page of one order, for whoever holds its link: what its forms and the server say.

export const orderLinkGone = 'This link does not open an order, or does not open it any more.'
export const orderLinkGoneMore =
  'Please open it once more from the newest mail of the shop. If you have an account, sign in: the order stands under My Orders. The shop can also send you a new link.'
export const orderNotYours =
  'That can be done in the browser in which the order was placed, or after signing in to its account. You can also ask the shop.'
export const orderCancelledByLink = 'The order is cancelled.'

// To a customer who has to confirm an order
export const confirmTitle = 'Please confirm this order'

// To the seller
export const notConfirmedYet =
  'Its customer has not confirmed it yet: send it when they have. When you have spoken with them, say so:'
export const confirmCommand = (id: string) => `npm run orders -- confirm ${id}`
export const notConfirmedAt = (shop: string, orderId: string) => `${shop}: order ${orderId} was not confirmed`
export const endedUnconfirmed = (customer: string, orderId: string) =>
  `${customer} was reminded and has not confirmed the order ${orderId} in time, so it is cancelled.`
export const doNotSendIt = 'Do not send it. Its pieces are in stock again.'

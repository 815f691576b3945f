/** `orders.gateway` of what is paid by UPI to the seller: the name of no provider's account, so that none is asked about it. */
export const UPI_GATEWAY = 'upi'

// What the payment provider answers
export const providerUnreachable = 'The payment provider could not be reached.'
export const providerUnreadable = (status: number) =>
  `The payment provider gave no readable answer (${status}).`
export const noReasonGiven = 'no reason given'
export const providerRefused = (status: number, reason: string) =>
  `The payment provider refused (${status}): ${reason}`

// The pages of the practice provider
export const testPayment = 'Test payment'
export const noMoneyMoves = 'No money moves.'
export const payHeading = 'Pay'
export const payAmount = (amount: string) => `Pay ${amount}`
export const closeWidget = 'Close'
export const providerUnreachableNow = 'The payment provider could not be reached. Please try again.'
export const letPaymentFail = 'Let the payment fail'
export const testPaymentMade = 'Test payment made'
export const testPaymentFailed = 'Test payment failed'
export const returnToShop = 'Return to the shop'
export const orderIsPaid = 'This order has been paid'
export const backToShop = 'Back to the shop'

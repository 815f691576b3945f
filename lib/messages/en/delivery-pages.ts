// What pages say of where, when and at what charge an order is delivered.
export const deliveryBy = (day: string) => `Delivery by ${day}`
export const payOnDeliveryAvailable = 'Pay on delivery available'
export const payOnDeliveryUpTo = (most: string) => `Pay on delivery up to ${most}`
export const payOnlineOnly = 'Pay online only'
export const deliveryFree = 'Free delivery'
export const deliveryCosts = (charge: string) => `Delivery ${charge}`
export const deliveryFrom = (charge: string) => `Delivery from ${charge}`
export const deliveryFromRow = 'Delivery from'
export const pinIs = (pin: string, place: string) => (place ? `${pin}, ${place}` : pin)
export const noSuchPin = (pin: string) =>
  `India Post has no PIN code ${pin}. Please look at the digits again.`
export const notSixDigits = 'A PIN code has six digits.'
export const pinNotServed = (pin: string, place: string) =>
  `We do not deliver to ${place ? `${pin}, ${place}` : pin} yet.`
export const pinField = 'PIN code'
export const pinFormLabel = 'Delivery to your PIN code'
export const checkPin = 'Check'
export const pinNotAnswered = 'This could not be looked up. Please try again.'

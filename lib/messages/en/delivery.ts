// What is said when an order cannot be delivered as it was asked for.
export const notServedAt = (pin: string) =>
  `We do not deliver to PIN code ${pin} yet. Please choose another address.`
export const codNotAt = (pin: string, online: boolean) =>
  `Pay on delivery is not available at PIN code ${pin}.${online ? ' Please pay online.' : ''}`
export const codAboveAt = (most: string, pin: string, online: boolean) =>
  `At PIN code ${pin} up to ${most} can be paid on delivery.${online ? ' Please pay online.' : ''}`
export const deliveryLater = (day: string) =>
  `Your order would now come by ${day}, later than this page said. Please look at it again.`

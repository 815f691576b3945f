import { counted } from './counted.ts'

export const saveForLater = 'Save for Later'
export const bestSeller = 'Best Seller'
export const summary = 'Summary'
export const deliveryCharges = 'Delivery Charges'
export const placeOrder = 'Place Order'
export const payAtDoorAlone = 'Pay at the door. You see the final total before you order.'
export const payOnlineAlone = 'Pay online. You see the final total before you order.'
export const payOnlineOrAtSomeDoors =
  'Pay online, or at the door where the PIN code allows it. You see the final total before you order.'
export const payAtSomeDoors =
  'Pay at the door where the PIN code allows it. You see the final total before you order.'
export const payAtDoorOrOnline = 'Pay at the door or online. You see the final total before you order.'
export const cartItems = 'Items'
export const yourCart = 'Your cart'
export const clearCart = 'Clear cart'
export const whatYouAddWaits = 'What you add from the shop waits for you here.'
export const cartStep = 'Cart'
export const addressStep = 'Address'
export const inStock = 'In Stock'
export const recentlyViewed = 'Recently Viewed'
export const continueShopping = 'Continue Shopping'
export const removeLabel = 'Remove'

export const oneLessOf = (name: string) => `One less of ${name}`
export const oneMoreOf = (name: string) => `One more of ${name}`
export const quantityOf = (name: string) => `Quantity of ${name}`
export const removeNamed = (name: string) => `Remove ${name}`
export const onlyLeftLower = (count: string) => `Only ${count} left. Please lower the quantity.`
export const itemsCounted = (count: number) => counted(count, 'item')
export const subtotalOf = (items: string) => `Subtotal (${items})`

// The cart.

export const cartPageFailed = 'Failed to fetch cart items from the API'
export const movedToCart = 'Moved to Cart'
export const undo = 'Undo'
export const undoTooLate = 'It is too late to undo that.'
export const justOrdered = 'You ordered this a short while ago. Ordering here orders it once more.'
export const savedForLater = 'Saved for later on your wishlist.'
export const cartEmpty = 'No products added to cart.'
export const stockChanged = 'The stock has changed: please remove what is sold out or lower its quantity.'
export const wholeQuantity = 'The quantity must be a whole number.'
export const lineGone = 'This item is no longer in your cart.'
export const optionGone = 'That size or colour is no longer sold. Please choose another.'
export const chooseOneKind =
  'This comes in several kinds that differ in price or stock. Please choose one of them.'
export const cartSaved = 'Your cart has been saved.'
export const cartCleared = 'Your cart is empty now.'
export const cartLineDeleted = 'Removed from your cart.'
/** What a line is called whose product the shop does not tell of any more. */
export const noLongerAvailable = 'No longer available'
export const holiOffer = 'Buy 2 T-shirts to get free delivery!'
export const holiCondition = 'Two of the same T-shirt in one size, with nothing else in the cart, cost ₹249.'
export const holiYours = 'It is yours.'

export const holiMissing = (units: number, size: string) =>
  `Add ${units} more${size ? ` of size ${size}` : ''} to get it.`

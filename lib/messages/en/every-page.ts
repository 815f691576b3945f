// What the script of nearly every page says. A script carries each file of sentences whole, as far as any script uses it.

export const tryLater = 'An error occurred. Please try again later.'
export const somethingWrongRetry = 'Something went wrong. Please try again.'
export const processFailed = 'Failed to process your request. Please try again.'
export const sessionExpired = 'Session expired. Please log in again.'
export const categoriesFailed = 'Failed to load categories.'
export const chooseSize = 'Please select a size before proceeding!'
export const chooseColour = 'Please select a colour before proceeding!'
export const chooseOption = 'Please select an option before proceeding!'
export const soldOut = 'Sold out'
export const cartFetchFailed = 'Error fetching cart from API'
export const cartSaveFailed = 'Error saving cart to API'
export const cartDeleteFailed = 'Error deleting product from API'
export const cartCookieFailed = 'Error updating cart items in cookies'
export const maximumReached = 'Maximum quantity reached!'
export const addedToCart = '(1 unit) added to cart!'
export const cartFull =
  'Your cart holds 50 different items, which is as many as it can. Remove one to add another.'
export const clampedToStock = 'Only as many as are in stock were added to your cart.'
export const addedToWishlist = 'added to wishlist'
export const removedFromWishlist = 'removed from wishlist'
export const wishlistFull =
  'Your wishlist holds 200 items, which is as many as it can. Remove one to add another.'

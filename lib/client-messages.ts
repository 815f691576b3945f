import { SOMETHING_WRONG } from '#lib/something-wrong.ts'

// Sentences that the script of nearly every page can say: on their own, so that they do not bring all the others along.
export const clientMessages = {
  sessionExpired: 'Session expired. Please log in again.',
  cartFetchFailed: 'Error fetching cart from API',
  cartSaveFailed: 'Error saving cart to API',
  cartDeleteFailed: 'Error deleting product from API',
  cartCookieFailed: 'Error updating cart items in cookies',
  maximumReached: 'Maximum quantity reached!',
  tryLater: 'An error occurred. Please try again later.',
  categoriesFailed: 'Failed to load categories.',
  somethingWrong: SOMETHING_WRONG,
  somethingWrongRetry: 'Something went wrong. Please try again.',
  processFailed: 'Failed to process your request. Please try again.',
  chooseSize: 'Please select a size before proceeding!',
  chooseColour: 'Please select a colour before proceeding!',
  addedToCart: '(1 unit) added to cart!',
  addedToWishlist: 'added to wishlist',
  removedFromWishlist: 'removed from wishlist',
  cartFull: 'Your cart holds 50 different items, which is as many as it can. Remove one to add another.',
  wishlistFull: 'Your wishlist holds 200 items, which is as many as it can. Remove one to add another.',
  soldOut: 'Sold out',
  returns: '30-day returns',
  clampedToStock: 'Only as many as are in stock were added to your cart.',
} as const

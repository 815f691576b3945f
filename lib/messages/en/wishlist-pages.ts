export const moveToCart = 'Move To Cart'
export const pressTheHeart = 'Press the heart of what you like and find it here again.'
export const myWishlist = 'My Wishlist'
export const continueShopping = 'Continue Shopping'

export const wishlistOf = (name: string) => `Wishlist: ${name}`
export const removeFromWishlist = (name: string) => `Remove ${name} from wishlist`

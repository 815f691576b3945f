// The wishlist.

export const addedToWishlist = 'added to wishlist'
export const removedFromWishlist = 'removed from wishlist'
export const wishRemoved = 'Item Removed from Wishlist'
export const wishlistEmpty = 'Your wishlist is empty.'
export const wishlistFull =
  'Your wishlist holds 200 items, which is as many as it can. Remove one to add another.'
export const wishlistSaved = 'Your wishlist has been saved.'

// The wishlist.

export const wishRemoved = 'Item Removed from Wishlist'
export const wishlistEmpty = 'Your wishlist is empty.'
export const wishlistSaved = 'Your wishlist has been saved.'

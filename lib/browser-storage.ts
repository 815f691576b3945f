/**
 * What scripts read and write: they carry these names and no others. The names are fixed, since another shop at this
 * address may have left the same cookies. All have the path /.
 */
export const BROWSER_COOKIES = {
  name: 'user_name',
  email: 'email',
  cart: 'cartItems',
  wishlist: 'wishlistItems',
} as const

/** The entries of the browser's storage. */
export const STORAGE = {
  theme: 'themeColor',
  logo: 'resellerLogoData',
  recent: 'recentlyViewed',
  buyNow: 'productID',
  /** Ours, in the session storage of the tab. */
  addressDraft: 'addressDraft',
  /** Ours: whether the tracking pixel may load. */
  tracking: 'tracking',
} as const

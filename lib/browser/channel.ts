/** The channel between the tabs of a shop, and what they tell each other has changed. */
export const CHANNEL = 'haat'
export type Topic = 'cart' | 'wishlist' | 'session' | 'addresses' | 'orders'

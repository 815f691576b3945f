import type { COOKIES } from '#lib/cookies.ts'

// Copies that the compiler compares: the whole table would stand in each page.
export const CART_COOKIE = 'cartItems' satisfies (typeof COOKIES)['cart']
export const NAME_COOKIE = 'user_name' satisfies (typeof COOKIES)['name']
export const WISHES_COOKIE = 'wishlistItems' satisfies (typeof COOKIES)['wishlist']

import Cookies from 'js-cookie'
import { BROWSER_COOKIES } from '#lib/browser-storage.ts'
import { COOKIE_DAYS } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { cartCookieFailed } from '#messages/every-page.ts'
import { type CartPress, changed } from '../rules/cart-changes.ts'
import { decodeCart, encodeCart, newGuestId } from '../rules/cart-cookie.ts'
import type { Line } from '../rules/lines.ts'

/** A cart as the browser knows it: its lines, and their details where the shop has sent them. */
export type HeldCart = { lines: readonly Line[]; items?: readonly CartItem[] }
export type CartStore = {
  read: () => Promise<HeldCart>
  /** Keeps what the change makes of the cart as the store knows it, or throws the sentence that says why not. */
  keep: (wanted: CartPress) => Promise<HeldCart>
}

/** A visitor's cart: the cookie as it is at that moment, whatever a tab remembers; no network. */
export const guestStore: CartStore = {
  read: async () => ({ lines: readGuest().lines }),
  keep: async wanted => {
    const { guest, lines: before } = readGuest()
    const lines = changed(before, wanted(before))
    const value = lines.length ? encodeCart({ guest: guest || newGuestId(), lines }) : undefined
    if (value) Cookies.set(BROWSER_COOKIES.cart, value, { expires: COOKIE_DAYS, path: '/', sameSite: 'Lax' })
    else Cookies.remove(BROWSER_COOKIES.cart, { path: '/' })
    // A browser drops a cookie that is too large, or all of them, without a word.
    if (Cookies.get(BROWSER_COOKIES.cart) !== value) throw new Error(cartCookieFailed)
    return { lines }
  },
}

const readGuest = () => decodeCart(Cookies.get(BROWSER_COOKIES.cart))

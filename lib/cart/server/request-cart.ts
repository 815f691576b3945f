import 'server-only'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { shop } from '#lib/api/server/shop.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { COOKIES, WEEK_SECONDS } from '#lib/cookies.ts'
import { decodeCart, encodeCart, type GuestCart, newGuestId } from '../rules/cart-cookie.ts'
import { guestItems } from '../rules/guest-items.ts'
import { type Line, type LineKey, lineOf, sameLine } from '../rules/lines.ts'
import { asCartLine } from '../rules/wire-lines.ts'

/** Whose cart a request is about: a customer's, kept by the shop, or a visitor's, kept in its cookie. */
export type CartOwner = { token?: string; guest: GuestCart; tokenLost: boolean }

export function cartOwnerOf(cookieHeader: string | null | undefined): CartOwner {
  const cookies = readCookies(cookieHeader)
  const token = cookies[COOKIES.token] || undefined
  return {
    token,
    guest: decodeCart(cookies[COOKIES.cart]),
    // The browser still takes the shopper for a customer.
    tokenLost: !token && cookies[COOKIES.name] !== undefined,
  }
}

export const cartItems = async (owner: CartOwner): Promise<CartItem[]> =>
  owner.token
    ? shop.fetchCart([{}], { token: owner.token })
    : guestItems(owner.guest.lines, await productsById(owner.guest.lines.map(line => line.id)))

export const cartLines = async (owner: CartOwner): Promise<readonly Line[]> =>
  owner.token ? (await cartItems(owner)).map(lineOf) : owner.guest.lines

/** What a change comes to: cookies for the browser to keep, and what the shop had to say; its cart, where it told it. */
export type SavedCart = { cookies: string[]; message?: string; items?: CartItem[] }

/** With a press, the same press again within a second changes nothing at the shop. */
export async function saveLine(
  owner: CartOwner,
  lines: readonly Line[],
  key: LineKey,
  press?: string,
): Promise<SavedCart> {
  const line = lines.find(other => sameLine(other, key))
  if (!owner.token || !line) return saveGuestCart(owner.guest, lines)
  const { message, cart } = await shop.saveCart([asCartLine(line)], { token: owner.token, press })
  return { cookies: [], message, items: cart }
}

export async function removeLineOf(
  owner: CartOwner,
  lines: readonly Line[],
  key: LineKey,
): Promise<SavedCart> {
  if (!owner.token) return saveGuestCart(owner.guest, lines)
  await shop.deleteFromCart(withoutUnits(key), { token: owner.token })
  return { cookies: [] }
}

const withoutUnits = (key: LineKey) => {
  const { unit, ...named } = asCartLine({ ...key, unit: 1 })
  return named
}

export const saveGuestCart = ({ guest }: GuestCart, lines: readonly Line[]): SavedCart => ({
  cookies: [
    lines.length
      ? setCookie(COOKIES.cart, encodeCart({ guest: guest || newGuestId(), lines }), {
          maxAge: WEEK_SECONDS,
          httpOnly: false,
        })
      : setCookie(COOKIES.cart, '', { maxAge: 0, httpOnly: false }),
  ],
})

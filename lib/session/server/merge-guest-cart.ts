import 'server-only'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { shop } from '#lib/api/server/shop.ts'
import { type GuestCart, newGuestId } from '#lib/cart/rules/cart-cookie.ts'
import { type Line, type LineKey, lineOf, mergeLines } from '#lib/cart/rules/lines.ts'
import { asCartLine, asWish } from '#lib/cart/rules/wire-lines.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import { COOKIES } from '#lib/cookies.ts'
import { wishCookie, wishesOf } from '#lib/wishlist/server/request-wishes.ts'

type Guest = { cart: GuestCart; wishes: readonly LineKey[] }
export type Merged = { cookies: string[]; notes: string[] }

/** Merges the guest's cart and wishes into the customer's at sign-in, and then deletes the cart cookie. */
export async function mergeGuestCart(token: string, { cart, wishes }: Guest): Promise<Merged> {
  try {
    const notes = cart.lines.length || wishes.length ? await merge(token, cart, wishes) : []
    const all = await wishesOf({ token, wishes: [] })
    return {
      notes,
      cookies: [
        setCookie(COOKIES.cart, '', { maxAge: 0, httpOnly: false }),
        wishCookie(all.length ? all : wishes),
      ],
    }
  } catch (error) {
    // The cookie keeps the cart: the next page with a cart tries again, and it is merged once.
    console.error('The guest’s cart could not be merged yet', error)
    return { cookies: [], notes: [] }
  }
}

async function merge(token: string, cart: GuestCart, wishes: readonly LineKey[]): Promise<string[]> {
  try {
    const report = await shop.mergeCart(
      {
        guest_id: cart.guest || newGuestId(),
        lines: cart.lines.map(asCartLine),
        wishes: wishes.map(asWish),
      },
      { token },
    )
    return report?.notes ?? []
  } catch (error) {
    if (!isMissing(error)) throw error
    return mergeRemotely(token, cart.lines)
  }
}

// For a host without a merge call: read, add, save, and only then delete the cookie (Rule 39).
async function mergeRemotely(token: string, brought: readonly Line[]): Promise<string[]> {
  const ownLines = (await shop.fetchCart([{}], { token })).map(lineOf)
  const { lines } = mergeLines(ownLines, brought)
  if (brought.length) await shop.saveCart(lines.map(asCartLine), { token })
  return []
}

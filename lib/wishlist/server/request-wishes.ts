import 'server-only'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { shop } from '#lib/api/server/shop.ts'
import type { LineKey } from '#lib/cart/rules/lines.ts'
import { asWish, wishOf } from '#lib/cart/rules/wire-lines.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import type { Wish } from '#lib/contract/cart-schemas.ts'
import { COOKIES, WEEK_SECONDS } from '#lib/cookies.ts'
import { addWish, decodeWishes, encodeWishes, fits, removeWish } from '../rules/wish-cookie.ts'

export type WishOwner = { token?: string; wishes: readonly LineKey[] }

export function wishOwnerOf(cookieHeader: string | null | undefined): WishOwner {
  const cookies = readCookies(cookieHeader)
  return { token: cookies[COOKIES.token] || undefined, wishes: decodeWishes(cookies[COOKIES.wishlist]) }
}

/** A customer's wishes: the shop's list joined with the browser's (Rule 16). */
export async function wishesOf({ token, wishes }: WishOwner): Promise<readonly LineKey[]> {
  if (!token) return wishes
  const saved = await customerWishes(token)
  return saved ? wishes.reduce(addWish, saved as readonly LineKey[]) : wishes
}

async function customerWishes(token: string): Promise<LineKey[] | undefined> {
  try {
    return (await shop.fetchWishlist({}, { token })).map(wishOf)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export type SavedWishes = { cookies: string[]; full: boolean }

export async function saveWish(request: Request, wish: LineKey): Promise<SavedWishes> {
  const owner = wishOwnerOf(request.headers.get('cookie'))
  const before = await wishesOf(owner)
  const next = addWish(before, wishAlone(wish))
  const full = next === before && !before.some(({ id }) => id === wish.id)
  if (full || (!owner.token && !fits(next))) return { cookies: [], full: true }
  if (owner.token) await save(owner.token, { add: [asWish(wish)] })
  return { cookies: [wishCookie(next)], full: false }
}

/** Without anything else that was sent with it. */
const wishAlone = ({ id, size, color, other }: LineKey): LineKey => ({
  id,
  size,
  color,
  ...(other && { other }),
})

export async function dropWish(request: Request, id: number): Promise<string[]> {
  const owner = wishOwnerOf(request.headers.get('cookie'))
  const next = removeWish(await wishesOf(owner), id)
  if (owner.token) await save(owner.token, { remove: [id] })
  return [wishCookie(next)]
}

async function save(token: string, change: { add?: Wish[]; remove?: number[] }) {
  try {
    await shop.saveWishlist(change, { token })
  } catch (error) {
    // With a host without wishlists they stay in the cookie only.
    if (!isMissing(error)) throw error
  }
}

// Saved if there are any, else the cookie is deleted; wishes that do not fit into the cookie are on the server.
export const wishCookie = (wishes: readonly LineKey[]) => {
  let fitting = wishes
  while (fitting.length && !fits(fitting)) fitting = fitting.slice(1)
  return fitting.length
    ? setCookie(COOKIES.wishlist, encodeWishes(fitting), { maxAge: WEEK_SECONDS, httpOnly: false })
    : setCookie(COOKIES.wishlist, '', { maxAge: 0, httpOnly: false })
}

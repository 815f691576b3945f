import 'server-only'
import { parseCookies } from 'nookies'
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
  const cookies = parseCookies({ req: { headers: { cookie: cookieHeader ?? '' } } } as never)
  return { token: cookies[COOKIES.token] || undefined, wishes: decodeWishes(cookies[COOKIES.wishlist]) }
}

/** A customer's wishes: the shop's copy, joined with what this browser holds (Rule 16). */
export async function wishesOf({ token, wishes }: WishOwner): Promise<readonly LineKey[]> {
  if (!token) return wishes
  const kept = await customerWishes(token)
  return kept ? wishes.reduce(addWish, kept as readonly LineKey[]) : wishes
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
  const held = await wishesOf(owner)
  const next = addWish(held, wishAlone(wish))
  const full = next === held && !held.some(({ id }) => id === wish.id)
  if (full || (!owner.token && !fits(next))) return { cookies: [], full: true }
  if (owner.token) await save(owner.token, { add: [asWish(wish)] })
  return { cookies: [wishCookie(next)], full: false }
}

/** Whatever else was sent with it. */
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
    // A host without wishlists leaves them to the cookie.
    if (!isMissing(error)) throw error
  }
}

// Saved if there are any, the cookie deleted if not; what does not fit the cookie is on the server.
export const wishCookie = (wishes: readonly LineKey[]) => {
  let fitting = wishes
  while (fitting.length && !fits(fitting)) fitting = fitting.slice(1)
  return fitting.length
    ? setCookie(COOKIES.wishlist, encodeWishes(fitting), { maxAge: WEEK_SECONDS, httpOnly: false })
    : setCookie(COOKIES.wishlist, '', { maxAge: 0, httpOnly: false })
}

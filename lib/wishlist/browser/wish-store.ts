import Cookies from 'js-cookie'
import { tellTabs } from '#lib/browser/tabs.ts'
import { BROWSER_COOKIES } from '#lib/browser-storage.ts'
import type { LineKey } from '#lib/cart/rules/lines.ts'
import { COOKIE_DAYS } from '#lib/constants.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { tryLater, wishlistFull } from '#messages/every-page.ts'
import { addWish, decodeWishes, encodeWishes, fits, removeWish } from '../rules/wish-cookie.ts'

let read: { cookie: string | undefined; wishes: readonly LineKey[] } = { cookie: undefined, wishes: [] }
export function readWishes(): readonly LineKey[] {
  const cookie = Cookies.get(BROWSER_COOKIES.wishlist)
  if (cookie !== read.cookie) read = { cookie, wishes: decodeWishes(cookie) }
  return read.wishes
}

/** Each returns the message of its refusal, or undefined. */
export async function addToWishes(wish: LineKey): Promise<string | undefined> {
  const before = readWishes()
  if (before.some(({ id }) => id === wish.id)) return undefined
  const after = addWish(before, wish)
  if (after === before || !fits(after) || !write(after)) return wishlistFull
  return saveInShop('keep', wish, () => write(removeWish(readWishes(), wish.id)))
}

export async function removeFromWishes(id: number): Promise<string | undefined> {
  const wish = readWishes().find(each => each.id === id)
  if (!write(removeWish(readWishes(), id))) return tryLater
  return saveInShop('remove', { id }, () => write(addWish(readWishes(), wish)))
}

/** A customer's wishes are saved in the shop as well (Rule 16); a change that the shop refuses is undone here. */
async function saveInShop(
  action: 'keep' | 'remove',
  values: object,
  takeBack: () => void,
): Promise<string | undefined> {
  if (!isSignedIn()) return undefined
  try {
    const response = await queued(async () => {
      // Loaded on demand: only a customer's press needs it.
      const { postForm } = await import('#lib/api/browser/api-client.ts')
      return postForm(`/do/wishlist/${action}`, { ...values })
    })
    if (response.httpStatus < 400) return undefined
    // With a dead session the whole list may be deleted: nothing of it is restored.
    const isGone = response.httpStatus === 401 && Cookies.get(BROWSER_COOKIES.wishlist) === undefined
    if (!isGone) takeBack()
    return response.message || tryLater
  } catch {
    takeBack()
    return tryLater
  }
}

// One at a time, so that a quick second press is not overtaken by the first.
let last: Promise<unknown> = Promise.resolve()
function queued<T>(write: () => Promise<T>): Promise<T> {
  const next = last.then(write)
  last = next.catch(() => undefined)
  return next
}

/** Copies a customer's list into the cookie, as far as it fits. */
export function keepWishes(wishes: readonly LineKey[]) {
  // Another tab may have signed out since the page was rendered.
  if (!isSignedIn()) return
  const same = encodeWishes(wishes) === Cookies.get(BROWSER_COOKIES.wishlist)
  if (!same && fits(wishes)) write(wishes)
}

// Saves the wishes, or deletes the cookie if there are none. Reading it again shows whether the browser stores cookies.
function write(wishes: readonly LineKey[]): boolean {
  const value = wishes.length ? encodeWishes(wishes) : undefined
  if (value)
    Cookies.set(BROWSER_COOKIES.wishlist, value, { expires: COOKIE_DAYS, path: '/', sameSite: 'Lax' })
  else Cookies.remove(BROWSER_COOKIES.wishlist, { path: '/' })
  tellTabs('wishlist')
  return Cookies.get(BROWSER_COOKIES.wishlist) === value
}

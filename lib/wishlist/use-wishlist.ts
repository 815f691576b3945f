'use client'
import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'
import { postForm } from '../api/browser.ts'
import { COOKIE_DAYS } from '../constants.ts'
import { COOKIES } from '../cookies.ts'
import { loneMessages as messages } from '../lone-messages.ts'
import { isSignedIn } from '../session/use-session.ts'
import { onTabs, tellTabs } from '../tabs.ts'
import { addWish, decodeWishes, encodeWishes, fits, removeWish, type Wished } from './wish-cookie.ts'

/** The wishes on this page; the cookie is the store, a signed-in shopper's are on the server as well (ruling 16). */
export function useWishlist() {
  const wishes = useSyncExternalStore(listen, readWishes, () => undefined)
  return {
    wishes,
    count: wishes?.length,
    has: (id: number) => wishes?.some(wish => wish.id === id) ?? false,
    add: (wish: Wished) => change('keep', wish, held => addWish(held, wish)),
    remove: (id: number) => change('remove', { id }, held => removeWish(held, id)),
  }
}

const listen = (changed: () => void) => onTabs('wishlist', changed)

let read: { cookie: string | undefined; wishes: readonly Wished[] } = { cookie: undefined, wishes: [] }
function readWishes(): readonly Wished[] {
  const cookie = Cookies.get(COOKIES.wishlist)
  if (cookie !== read.cookie) read = { cookie, wishes: decodeWishes(cookie) }
  return read.wishes
}

/** Answers the refusal, or nothing. */
async function change(
  verb: 'keep' | 'remove',
  values: object,
  to: (held: readonly Wished[]) => readonly Wished[],
): Promise<string | undefined> {
  const before = readWishes()
  const after = to(before)
  if (verb === 'keep' && after === before) {
    const there = before.some(wish => 'id' in values && wish.id === values.id)
    return there ? undefined : messages.wishlistFull
  }
  if (!fits(after) || !write(after)) return messages.wishlistFull
  if (!isSignedIn()) return undefined
  try {
    const answer = await postForm(`/do/wishlist/${verb}`, { ...values })
    if (answer.httpStatus < 400) return undefined
    write(before)
    return answer.message || messages.tryLater
  } catch {
    write(before)
    return messages.tryLater
  }
}

/** Takes the shop's list over into the cookie, as far as it fits. */
export function keepWishes(wishes: readonly Wished[]) {
  const same = encodeWishes(wishes) === Cookies.get(COOKIES.wishlist)
  if (!same && fits(wishes)) write(wishes)
}

// Saved if there are any, the cookie deleted if not. A browser that keeps no cookie says so by what it gives back.
function write(wishes: readonly Wished[]): boolean {
  const value = wishes.length ? encodeWishes(wishes) : undefined
  if (value) Cookies.set(COOKIES.wishlist, value, { expires: COOKIE_DAYS, path: '/', sameSite: 'Lax' })
  else Cookies.remove(COOKIES.wishlist, { path: '/' })
  tellTabs('wishlist')
  return Cookies.get(COOKIES.wishlist) === value
}

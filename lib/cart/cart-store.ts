import Cookies from 'js-cookie'
import { ask, postForm } from '../api/browser.ts'
import { COOKIE_DAYS } from '../constants.ts'
import { ApiError } from '../contract/api-error.ts'
import { cart as calls } from '../contract/cart.ts'
import type { CartItem } from '../contract/cart-schemas.ts'
import { COOKIES } from '../cookies.ts'
import { loneMessages as messages } from '../lone-messages.ts'
import { isSignedIn } from '../session/use-session.ts'
import { tellTabs } from '../tabs.ts'
import { decodeCart, encodeCart, newGuestId } from './cart-cookie.ts'
import { type Change, changed, type Wanted } from './changes.ts'
import { lineOf } from './guest-items.ts'
import { type Line, sameLine } from './lines.ts'

/** A cart as the browser knows it: its lines, and their details where the shop has sent them. */
export type HeldCart = { lines: readonly Line[]; items?: readonly CartItem[] }
export type CartStore = {
  read: () => Promise<HeldCart>
  /** Keeps what the change makes of the cart as the store knows it, or throws the sentence that says why not. */
  keep: (wanted: Wanted) => Promise<HeldCart>
}

/** A visitor's cart: the cookie as it is at that moment, whatever a tab remembers; no network. */
export const guestStore: CartStore = {
  read: async () => ({ lines: readGuest().lines }),
  keep: async wanted => {
    const { guest, lines: before } = readGuest()
    const lines = changed(before, wanted(before))
    const value = lines.length ? encodeCart({ guest: guest || newGuestId(), lines }) : undefined
    if (value) Cookies.set(COOKIES.cart, value, { expires: COOKIE_DAYS, path: '/', sameSite: 'Lax' })
    else Cookies.remove(COOKIES.cart, { path: '/' })
    // A browser drops a cookie that is too large, or all of them, without a word.
    if (Cookies.get(COOKIES.cart) !== value) throw new Error(messages.cartCookieFailed)
    return { lines }
  },
}

const readGuest = () => decodeCart(Cookies.get(COOKIES.cart))

/** A customer's cart: the shop's, asked and saved through our own origin. One a tab. */
export function newCustomerStore(): CartStore {
  // What the shop said last, or is being asked: a change starts from there, never from what is only shown.
  let known: Promise<HeldCart> | undefined
  const read = () => {
    const asked = fetchHeld()
    known = asked
    asked.catch(() => {
      if (known === asked) known = undefined
    })
    return asked
  }
  return {
    read,
    keep: async wanted => {
      const { lines } = await (known ?? read())
      const change = wanted(lines)
      changed(lines, change)
      known = undefined
      const kept = await save(change, lines)
      known ??= Promise.resolve(kept)
      return kept
    },
  }
}

async function fetchHeld(): Promise<HeldCart> {
  try {
    // A cart that the sign-in could not merge yet: now.
    if (Cookies.get(COOKIES.cart) !== undefined) {
      const merged = await postForm('/do/cart/merge', {})
      if (merged.httpStatus < 400) return held(merged.items, messages.cartFetchFailed)
    }
    return held(await ask(calls.fetchCart), messages.cartFetchFailed)
  } catch (cause) {
    throw refusedAs(messages.cartFetchFailed, cause)
  }
}

async function save(change: Change, lines: readonly Line[]): Promise<HeldCart> {
  const [verb, line] = change.do === 'put' ? ['put', asPut(change.line, lines)] : ['remove', change.key]
  const failed = change.do === 'put' ? messages.cartSaveFailed : messages.cartDeleteFailed
  const answer = await postForm(`/do/cart/${verb}`, line).catch(cause => {
    throw refusedAs(failed, cause)
  })
  if (answer.httpStatus === 401) throw sessionOver(answer.message)
  if (answer.httpStatus >= 400)
    throw new ApiError(answer.httpStatus, answer.httpStatus < 500 ? answer.message : failed)
  return held(answer.items, failed)
}

const asPut = (line: Line, lines: readonly Line[]) => ({
  ...line,
  from: lines.find(other => sameLine(other, line))?.unit ?? 0,
})

function held(items: unknown, otherwise: string): HeldCart {
  // An answer of some other shape says nothing of the cart.
  if (!Array.isArray(items) || !items.every(isItem)) throw new Error(otherwise)
  return { items, lines: items.map(lineOf) }
}

const isItem = (item: Partial<CartItem> | null): item is CartItem =>
  typeof item?.id === 'number' && typeof item.Unit === 'number' && typeof item.discountPrice === 'number'

const refusedAs = (message: string, cause: unknown) =>
  cause instanceof ApiError && cause.status === 401 ? sessionOver() : new Error(message, { cause })

function sessionOver(message: string = messages.sessionExpired) {
  // The answer took the cookies away: every page of the shop shows a visitor now.
  if (!isSignedIn()) tellTabs('session')
  return new ApiError(401, message)
}

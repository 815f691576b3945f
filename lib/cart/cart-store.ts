import Cookies from 'js-cookie'
import { ask, postForm } from '../api/browser.ts'
import { COOKIE_DAYS } from '../constants.ts'
import { ApiError } from '../contract/api-error.ts'
import { cart as calls } from '../contract/cart.ts'
import type { CartItem } from '../contract/cart-schemas.ts'
import { COOKIES } from '../cookies.ts'
import { loneMessages as messages } from '../lone-messages.ts'
import { decodeCart, encodeCart, newGuestId } from './cart-cookie.ts'
import { lineOf } from './guest-items.ts'
import { addLine, keyOf, type Line, type LineKey, removeLine, sameLine, setUnits } from './lines.ts'

export type Change = { do: 'put'; line: Line } | { do: 'remove'; key: LineKey }

/** A cart as the browser knows it: its lines, and their details where the shop has sent them. */
export type HeldCart = { lines: readonly Line[]; items?: readonly CartItem[] }
export type CartStore = {
  read: () => Promise<HeldCart>
  /** Keeps the change, or throws the sentence that says why not. */
  keep: (after: readonly Line[], change: Change) => Promise<HeldCart>
}

/** The lines after a change; the same lines when a new one would be one too many. */
export function changed(lines: readonly Line[], change: Change): readonly Line[] {
  if (change.do === 'remove') return removeLine(lines, change.key)
  const held = lines.some(line => sameLine(line, change.line))
  return held ? setUnits(lines, change.line, change.line.unit) : addLine(lines, change.line)
}

/** The details that the page already has, for the lines that are left, with their units. */
export const changedItems = (items: readonly CartItem[] | undefined, lines: readonly Line[]) =>
  items?.flatMap(item => {
    const line = lines.find(other => keyOf(other) === keyOf(lineOf(item)))
    return line ? [{ ...item, Unit: line.unit }] : []
  })

/** A visitor's cart: the cookie, no network. */
export const guestStore: CartStore = {
  read: async () => ({ lines: readGuest().lines }),
  keep: async lines => {
    const value = lines.length ? encodeCart({ guest: readGuest().guest || newGuestId(), lines }) : undefined
    if (value) Cookies.set(COOKIES.cart, value, { expires: COOKIE_DAYS, path: '/', sameSite: 'Lax' })
    else Cookies.remove(COOKIES.cart, { path: '/' })
    // A browser drops a cookie that is too large, or all of them, without a word.
    if (Cookies.get(COOKIES.cart) !== value) throw new Error(messages.cartCookieFailed)
    return { lines }
  },
}

const readGuest = () => decodeCart(Cookies.get(COOKIES.cart))

/** A customer's cart: the shop's, asked and saved through our own origin. */
export const customerStore: CartStore = {
  read: async () => {
    try {
      return held((await ask(calls.fetchCart)) as CartItem[])
    } catch (cause) {
      throw refusedAs(messages.cartFetchFailed, cause)
    }
  },
  keep: async (_, change) => {
    const [verb, line] = change.do === 'put' ? ['put', change.line] : ['remove', change.key]
    const failed = change.do === 'put' ? messages.cartSaveFailed : messages.cartDeleteFailed
    const answer = await postForm(`/do/cart/${verb}`, line).catch(cause => {
      throw refusedAs(failed, cause)
    })
    if (answer.httpStatus === 401) throw new ApiError(401, messages.sessionExpired)
    if (answer.httpStatus >= 400)
      throw new ApiError(answer.httpStatus, answer.httpStatus < 500 ? answer.message : failed)
    return held(answer.items as CartItem[])
  },
}

const held = (items: CartItem[]): HeldCart => ({ items, lines: items.map(lineOf) })

const refusedAs = (message: string, cause: unknown) =>
  cause instanceof ApiError && cause.status === 401
    ? new ApiError(401, messages.sessionExpired)
    : new Error(message, { cause })

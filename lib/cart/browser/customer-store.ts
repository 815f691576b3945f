import Cookies from 'js-cookie'
import { callApi, postForm } from '#lib/api/browser/api-client.ts'
import { tellTabs } from '#lib/browser/tabs.ts'
import { BROWSER_COOKIES } from '#lib/browser-storage.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { cart as calls } from '#lib/contract/cart.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { cartDeleteFailed, cartFetchFailed, cartSaveFailed, sessionExpired } from '#messages/every-page.ts'
import { type Change, changed } from '../rules/cart-changes.ts'
import { type Line, lineOf, sameLine } from '../rules/lines.ts'
import type { CartStore, HeldCart } from './cart-store.ts'

/** A customer's cart: the shop's, asked and saved through our own origin. One a tab. */
export function newCustomerStore(): CartStore {
  // What the shop said last, or is being asked: a change starts from there, never from what is only shown.
  let known: Promise<HeldCart> | undefined
  const read = () => {
    const fetched = fetchCart()
    known = fetched
    fetched.catch(() => {
      if (known === fetched) known = undefined
    })
    return fetched
  }
  return {
    read,
    keep: async wanted => {
      const { lines } = await (known ?? read())
      const change = wanted(lines)
      changed(lines, change)
      known = undefined
      const saved = await save(change, lines)
      // A read that began meanwhile may show the cart before this change: the next change reads again.
      known = known ? undefined : Promise.resolve(saved)
      return saved
    },
  }
}

export const customerStore = newCustomerStore()

async function fetchCart(): Promise<HeldCart> {
  try {
    // A cart that the sign-in could not merge yet: now.
    if (Cookies.get(BROWSER_COOKIES.cart) !== undefined) {
      const merged = await postForm('/do/cart/merge', {})
      if (merged.httpStatus < 400) return heldCartOf(merged.items, cartFetchFailed)
    }
    return heldCartOf(await callApi(calls.fetchCart), cartFetchFailed)
  } catch (cause) {
    throw refusedAs(cartFetchFailed, cause)
  }
}

async function save(change: Change, lines: readonly Line[]): Promise<HeldCart> {
  const [action, line] =
    change.do === 'put' ? (['put', asPut(change.line, lines)] as const) : (['remove', change.key] as const)
  const failed = change.do === 'put' ? cartSaveFailed : cartDeleteFailed
  const answer = await postForm(`/do/cart/${action}`, line).catch(cause => {
    throw refusedAs(failed, cause)
  })
  if (answer.httpStatus === 401) throw sessionOver(answer.message)
  if (answer.httpStatus >= 400)
    throw new ApiError(answer.httpStatus, answer.httpStatus < 500 ? answer.message : failed)
  return heldCartOf(answer.items, failed)
}

const asPut = (line: Line, lines: readonly Line[]) => ({
  ...line,
  from: lines.find(other => sameLine(other, line))?.unit ?? 0,
})

function heldCartOf(items: unknown, otherwise: string): HeldCart {
  // An answer of some other shape says nothing of the cart.
  if (!Array.isArray(items) || !items.every(isItem)) throw new Error(otherwise)
  return { items, lines: items.map(lineOf) }
}

const isItem = (item: Partial<CartItem> | null): item is CartItem =>
  typeof item?.id === 'number' && typeof item.Unit === 'number' && typeof item.discountPrice === 'number'

const refusedAs = (message: string, cause: unknown) =>
  cause instanceof ApiError && cause.status === 401 ? sessionOver() : new Error(message, { cause })

function sessionOver(message: string = sessionExpired) {
  // The answer took the cookies away: every page of the shop shows a visitor now.
  if (!isSignedIn()) tellTabs('session')
  return new ApiError(401, message)
}

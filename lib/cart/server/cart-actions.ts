import 'server-only'
import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { type FormOutcome, wantsJson } from '#lib/api/server/form-response.ts'
import { keyOfSentence } from '#lib/api/server/key-of-sentence.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { refusedPath } from '#lib/catalogue/rules/refused-path.ts'
import { settled, stockOf } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/messages.ts'
import { loginFrom } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { encodeLine } from '../rules/cart-cookie.ts'
import { addLine, type Line, removeLine, sameLine, setUnits } from '../rules/lines.ts'
import { isSamePress, type LastPress, lastPress, pressCookies } from './last-press.ts'
import { parseKnownUnits, parseLine, problemWithLine } from './parse-line.ts'
import {
  type CartOwner,
  cartItems,
  cartLines,
  cartOwnerOf,
  removeLineOf,
  type SavedCart,
  saveLine,
} from './request-cart.ts'

/** POST /do/cart/… with the fields id, unit, size, color. A document goes on to the cart. */
export const cartActions = {
  /** These units more of a product in a size and colour. */
  add: async (values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    const asked = parseLine(values)
    const product = (await productsById([asked.id])).get(asked.id)
    if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
    const wrong = problemWithLine(product, asked)
    if (wrong) return { to: refusedPath(product, asked, wrong), status: 422, say: wrong }
    const line = { ...asked, ...settled(product, asked) }
    // A script times its presses itself.
    if (wantsJson(request)) return addToCart(holder, line, product)
    if (isSamePress(request, 'added', line)) return { to: routes.cart.path }
    return rememberPress(await addToCart(holder, line, product, `add ${encodeLine(line)}`), 'added', [line])
  },

  /** So many units, whether the line is there or not: may be sent twice. With `from`, the units that the page knew of. */
  put: async (values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    if (holder.tokenLost) return TOKEN_LOST
    const asked = parseLine(values)
    const product = (await productsById([asked.id])).get(asked.id)
    if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
    const wrong = problemWithLine(product, asked)
    if (wrong) return { to: refusedPath(product, asked, wrong), status: 422, say: wrong }
    const line = { ...asked, ...settled(product, asked) }
    const lines = await cartLines(holder)
    const held = lines.find(other => sameLine(other, line))?.unit ?? 0
    const unit = meant(line.unit, parseKnownUnits(values.from), held)
    return unit < 1 && held < 1
      ? { to: routes.cart.path, status: 404, say: 'lineGone' }
      : putIn(holder, lines, { ...line, unit: Math.max(1, unit) }, product)
  },

  /** Exactly these units of a line that is there: may be sent twice. */
  set: (values, request) => toUnits(values, request, (_, asked) => asked),
  plus: (values, request) => toUnits(values, request, held => held + 1),
  minus: (values, request) => toUnits(values, request, held => held - 1),

  remove: async (values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    if (holder.tokenLost) return TOKEN_LOST
    const asked = parseLine(values)
    const lines = await cartLines(holder)
    const place = lines.findIndex(line => sameLine(line, asked))
    const removed = lines[place]
    if (wantsJson(request) || !removed)
      return cartOutcome(holder, await removeLineOf(holder, removeLine(lines, asked), asked))
    if (isSamePress(request, 'removed')) return { to: routes.cart.path }
    const kept = await removeLineOf(holder, removeLine(lines, asked), asked)
    return rememberPress(await cartOutcome(holder, kept), 'removed', [removed], place)
  },

  /** Clear cart empties everything, for a signed-in customer only. */
  clear: async (_values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    if (!holder.token) return { to: routes.cart.path, status: 401, say: 'tokenMissing' }
    const lines = await cartLines(holder)
    const { cart } = await shop.saveCart([], { token: holder.token })
    const cleared = await cartOutcome(holder, { cookies: [], items: cart })
    // Cleared twice: what the first one took away can still be put back.
    return lines.length ? rememberPress(cleared, 'cleared', lines) : cleared
  },

  /** What Clear cart took away, put back as far as it can still be had. Pressed twice, it is put back once. */
  restore: async (_values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    if (!holder.token) return { to: routes.cart.path, status: 401, say: 'tokenMissing' }
    const last = lastPress(request.headers.get('cookie'))
    if (last?.did !== 'cleared') return { to: routes.cart.path, status: 409, say: 'undoTooLate' }
    const [held, fitting] = await Promise.all([cartLines(holder), stillSold(last.lines)])
    const back = held.length ? fitting.map(line => atLeast(line, held)) : fitting
    if (!back.length) return { to: routes.cart.path, status: 409, say: 'soldOut' }
    const asked = back.map(({ id, unit, size, color }) => ({
      prod_id: id,
      unit,
      cart_size: size,
      cart_color: color,
    }))
    const { message, cart } = await shop.saveCart(asked, { token: holder.token })
    const whole = back.length === last.lines.length && keyOfSentence(message) === 'cartSaved'
    return cartOutcome(holder, { cookies: [], items: cart }, whole ? undefined : 'clampedToStock')
  },

  /** Place Order: to the checkout, by way of the sign-in for a visitor; nowhere with an empty cart. */
  place: async (_values, request) => {
    const holder = cartOwnerOf(request.headers.get('cookie'))
    const lines = await cartLines(holder)
    if (!lines.length) return { to: routes.cart.path, status: 409, say: 'nothingToOrder' }
    return { to: holder.token ? routes.checkout.path : loginFrom(routes.checkout.path) }
  },
} satisfies Record<string, FormAction>

/** A customer's cart without a token. The cleared cookies tell the browser that it is a visitor's from here on. */
export const TOKEN_LOST: FormOutcome = {
  to: loginFrom(routes.cart.path),
  status: 401,
  say: 'tokenMissing',
  cookies: clearedSession(),
}

/** These units more than the cart holds of it; the same press again within a second adds nothing. */
export async function addToCart(
  holder: CartOwner,
  line: Line,
  product: Product,
  press?: string,
): Promise<FormOutcome> {
  const lines = await cartLines(holder)
  const held = lines.find(other => sameLine(other, line))?.unit ?? 0
  return putIn(holder, lines, { ...line, unit: held + line.unit }, product, press)
}

/** What was done, for the next request of a browser without script. */
export const rememberPress = (
  outcome: FormOutcome,
  did: LastPress['did'],
  lines: readonly Line[],
  place = 0,
): FormOutcome =>
  (outcome.status ?? 200) < 400
    ? {
        ...outcome,
        cookies: [...(outcome.cookies ?? []), ...pressCookies({ did, at: Date.now(), lines, place })],
      }
    : outcome

async function stillSold(lines: readonly Line[]): Promise<Line[]> {
  const products = await productsById(lines.map(({ id }) => id))
  return lines.filter(line => {
    const product = products.get(line.id)
    return product && !problemWithLine(product, line) && stockOf(product, line.size) > 0
  })
}

const atLeast = (line: Line, held: readonly Line[]): Line => ({
  ...line,
  unit: Math.max(line.unit, held.find(other => sameLine(other, line))?.unit ?? 0),
})

// A page that knew of other units than there are (another phone has been here) meant so many more or less than it
// knew of. Where what it asks for is already there, this is its own request again.
const meant = (unit: number, from: number | undefined, held: number) =>
  from === undefined || from === held || unit === held ? unit : held + unit - from

/** What the stock allows of it, saying so when that is less than was asked. */
async function putIn(
  holder: CartOwner,
  lines: readonly Line[],
  line: Line,
  product: Product,
  press?: string,
): Promise<FormOutcome> {
  const stock = stockOf(product, line.size)
  if (stock < 1) return { to: routes.cart.path, status: 409, say: 'soldOut' }
  const there = lines.some(other => sameLine(other, line))
  const unit = Math.min(line.unit, stock)
  const next = there ? setUnits(lines, line, unit) : addLine(lines, { ...line, unit })
  if (next === lines) return { to: routes.cart.path, status: 409, say: 'cartFull' }
  return cartOutcome(
    holder,
    await saveLine(holder, next, line, press),
    line.unit > stock ? 'clampedToStock' : undefined,
  )
}

async function toUnits(
  values: FormValues,
  request: Request,
  units: (held: number, asked: number) => number,
): Promise<FormOutcome> {
  const holder = cartOwnerOf(request.headers.get('cookie'))
  const asked = parseLine(values)
  if (Number.isNaN(asked.unit)) return { to: routes.cart.path, status: 422, say: 'wholeQuantity' }
  const items = await cartItems(holder)
  const item = items.find(
    ({ id, cart_size, cart_color }) =>
      id === asked.id && cart_size === asked.size && cart_color === asked.color,
  )
  if (!item) return { to: routes.cart.path, status: 404, say: 'lineGone' }
  const wanted = Math.max(1, units(item.Unit, asked.unit))
  const fitting = Math.min(wanted, Math.max(1, item.quantity))
  const lines = setUnits(await cartLines(holder), asked, fitting)
  return cartOutcome(
    holder,
    await saveLine(holder, lines, asked),
    wanted > fitting ? 'maximumReached' : undefined,
  )
}

/** The cart as it is after the change, for a script; the page itself for a document. */
export async function cartOutcome(
  holder: CartOwner,
  { cookies, message, items }: SavedCart,
  say?: MessageKey,
): Promise<FormOutcome> {
  const body = holder.token ? { items: items ?? (await cartItems(holder)) } : undefined
  return { to: routes.cart.path, cookies, say, ...(message && !say ? { message } : {}), body }
}

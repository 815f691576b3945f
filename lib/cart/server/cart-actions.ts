import 'server-only'
import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { type FormOutcome, wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedPath } from '#lib/catalogue/rules/refused-path.ts'
import { piecesOf, settled } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { encodeLine } from '../rules/cart-cookie.ts'
import { addLine, type Line, lineOf, removeLine, sameLine, setUnits } from '../rules/lines.ts'
import { isSamePress, type LastPress, pressCookies } from './last-press.ts'
import { parseKnownUnits, parseLine, problemWithLine } from './parse-line.ts'
import { queueCartChange } from './queue-cart-change.ts'
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
    const owner = cartOwnerOf(request.headers.get('cookie'))
    const requested = parseLine(values)
    const product = (await productsById([requested.id])).get(requested.id)
    if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
    const wrong = problemWithLine(product, requested)
    if (wrong) return { to: refusedPath(product, requested, wrong), status: 422, say: wrong }
    const line = { ...requested, ...settled(product, requested) }
    // A script times its presses itself; a page that is left sends all at once.
    if (wantsJson(request)) return queueCartChange(owner.token, () => addByScript(owner, line, product))
    if (isSamePress(request, 'added', line)) return { to: routes.cart.path }
    return rememberPress(await addToCart(owner, line, product, `add ${encodeLine(line)}`), 'added', [line])
  },

  /** So many units, whether the line is there or not: may be sent twice. With `from`, the units that the page knew of. */
  put: async (values, request) => {
    const owner = cartOwnerOf(request.headers.get('cookie'))
    if (owner.tokenLost) return TOKEN_LOST
    const requested = parseLine(values)
    const product = (await productsById([requested.id])).get(requested.id)
    if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
    const wrong = problemWithLine(product, requested)
    if (wrong) return { to: refusedPath(product, requested, wrong), status: 422, say: wrong }
    const line = { ...requested, ...settled(product, requested) }
    const lines = await cartLines(owner)
    const inCart = lines.find(other => sameLine(other, line))?.unit ?? 0
    const unit = meant(line.unit, parseKnownUnits(values.from), inCart)
    return unit < 1 && inCart < 1
      ? { to: routes.cart.path, status: 404, say: 'lineGone' }
      : putIn(owner, lines, { ...line, unit: Math.max(1, unit) }, product)
  },

  /** Exactly these units of a line that is there: may be sent twice. */
  set: (values, request) => toUnits(values, request, (_, requested) => requested),
  plus: (values, request) => toUnits(values, request, inCart => inCart + 1),
  minus: (values, request) => toUnits(values, request, inCart => inCart - 1),

  remove: async (values, request) => {
    const owner = cartOwnerOf(request.headers.get('cookie'))
    if (owner.tokenLost) return TOKEN_LOST
    const requested = parseLine(values)
    const lines = await cartLines(owner)
    const place = lines.findIndex(line => sameLine(line, requested))
    const removed = lines[place]
    if (wantsJson(request) || !removed)
      return cartOutcome(owner, await removeLineOf(owner, removeLine(lines, requested), requested))
    if (isSamePress(request, 'removed')) return { to: routes.cart.path }
    const saved = await removeLineOf(owner, removeLine(lines, requested), requested)
    return rememberPress(await cartOutcome(owner, saved), 'removed', [removed], place)
  },

  /** Place Order: to the checkout, by way of the sign-in for a visitor; nowhere with an empty cart. */
  place: async (_values, request) => {
    const owner = cartOwnerOf(request.headers.get('cookie'))
    const lines = await cartLines(owner)
    if (!lines.length) return { to: routes.cart.path, status: 409, say: 'nothingToOrder' }
    return { to: owner.token ? routes.checkout.path : loginFrom(routes.checkout.path) }
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
  owner: CartOwner,
  line: Line,
  product: Product,
  press?: string,
): Promise<FormOutcome> {
  const lines = await cartLines(owner)
  const inCart = lines.find(other => sameLine(other, line))?.unit ?? 0
  return putIn(owner, lines, { ...line, unit: inCart + line.unit }, product, press)
}

/** The same, refused where there are no more of it than are in the cart already. */
async function addByScript(owner: CartOwner, line: Line, product: Product): Promise<FormOutcome> {
  const inCart = (await cartLines(owner)).find(other => sameLine(other, line))?.unit ?? 0
  return inCart > 0 && inCart >= piecesOf(product, line)
    ? { to: routes.cart.path, status: 409, say: 'maximumReached' }
    : addToCart(owner, line, product)
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
        cookies: [...(outcome.cookies ?? []), ...pressCookies({ did, at: shopNow(), lines, place })],
      }
    : outcome

// A page that knew of other units than there are (another phone has been here) meant so many more or less than it
// knew of. Where what it asks for is already there, this is its own request again.
const meant = (unit: number, from: number | undefined, inCart: number) =>
  from === undefined || from === inCart || unit === inCart ? unit : inCart + unit - from

/** What the stock allows of it, saying so when that is less than was asked. */
async function putIn(
  owner: CartOwner,
  lines: readonly Line[],
  line: Line,
  product: Product,
  press?: string,
): Promise<FormOutcome> {
  const stock = piecesOf(product, line)
  if (stock < 1) return { to: routes.cart.path, status: 409, say: 'soldOut' }
  const there = lines.some(other => sameLine(other, line))
  const unit = Math.min(line.unit, stock)
  const next = there ? setUnits(lines, line, unit) : addLine(lines, { ...line, unit })
  if (next === lines) return { to: routes.cart.path, status: 409, say: 'cartFull' }
  return cartOutcome(
    owner,
    await saveLine(owner, next, line, press),
    line.unit > stock ? 'clampedToStock' : undefined,
  )
}

async function toUnits(
  values: FormValues,
  request: Request,
  units: (inCart: number, requested: number) => number,
): Promise<FormOutcome> {
  const owner = cartOwnerOf(request.headers.get('cookie'))
  const requested = parseLine(values)
  if (Number.isNaN(requested.unit)) return { to: routes.cart.path, status: 422, say: 'wholeQuantity' }
  const items = await cartItems(owner)
  const item = items.find(each => sameLine(lineOf(each), requested))
  if (!item) return { to: routes.cart.path, status: 404, say: 'lineGone' }
  const wanted = Math.max(1, units(item.Unit, requested.unit))
  const fitting = Math.min(wanted, Math.max(1, item.quantity))
  const lines = setUnits(await cartLines(owner), requested, fitting)
  return cartOutcome(
    owner,
    await saveLine(owner, lines, requested),
    wanted > fitting ? 'maximumReached' : undefined,
  )
}

/** The cart as it is after the change, for a script; the page itself for a document. */
export async function cartOutcome(
  owner: CartOwner,
  { cookies, message, items }: SavedCart,
  say?: MessageKey,
): Promise<FormOutcome> {
  const body = owner.token ? { items: items ?? (await cartItems(owner)) } : undefined
  return { to: routes.cart.path, cookies, say, ...(message && !say ? { message } : {}), body }
}

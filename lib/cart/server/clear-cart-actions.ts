import 'server-only'
import { keyOfSentence } from '#lib/api/server/key-of-sentence.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { piecesOf } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { routes } from '#lib/routes.ts'
import { type Line, sameLine } from '../rules/lines.ts'
import { asCartLine } from '../rules/wire-lines.ts'
import { cartOutcome, rememberPress } from './cart-actions.ts'
import { lastPress } from './last-press.ts'
import { problemWithLine } from './parse-line.ts'
import { cartLines, cartOwnerOf } from './request-cart.ts'

/** POST /do/cart/clear and /do/cart/restore, its Undo. */
export const clearCartActions = {
  /** Clear cart empties everything, for a signed-in customer only. */
  clear: async (_values, request) => {
    const owner = cartOwnerOf(request.headers.get('cookie'))
    if (!owner.token) return { to: routes.cart.path, status: 401, say: 'tokenMissing' }
    const lines = await cartLines(owner)
    const { cart } = await shop.saveCart([], { token: owner.token })
    const cleared = await cartOutcome(owner, { cookies: [], items: cart })
    // Cleared twice: what the first one took away can still be put back.
    return lines.length ? rememberPress(cleared, 'cleared', lines) : cleared
  },

  /** What Clear cart took away, put back as far as it can still be had. Pressed twice, it is put back once. */
  restore: async (_values, request) => {
    const owner = cartOwnerOf(request.headers.get('cookie'))
    if (!owner.token) return { to: routes.cart.path, status: 401, say: 'tokenMissing' }
    const last = lastPress(request.headers.get('cookie'))
    if (last?.did !== 'cleared') return { to: routes.cart.path, status: 409, say: 'undoTooLate' }
    const [inCart, fitting] = await Promise.all([cartLines(owner), stillSold(last.lines)])
    if (!fitting.length) return { to: routes.cart.path, status: 409, say: 'soldOut' }
    const back = fitting.map(line => asCartLine(atLeast(line, inCart)))
    const { message, cart } = await shop.saveCart(back, { token: owner.token })
    // Another host may say that it is done in words of its own.
    const isWhole = back.length === last.lines.length && keyOfSentence(message) !== 'clampedToStock'
    return cartOutcome(owner, { cookies: [], items: cart }, isWhole ? undefined : 'clampedToStock')
  },
} satisfies Record<string, FormAction>

async function stillSold(lines: readonly Line[]): Promise<Line[]> {
  const products = await productsById(lines.map(({ id }) => id))
  return lines.filter(line => {
    const product = products.get(line.id)
    return product && !problemWithLine(product, line) && piecesOf(product, line) > 0
  })
}

// Units that were added since are not lost, and not summed: the same Undo again changes nothing.
const atLeast = (line: Line, inCart: readonly Line[]): Line => ({
  ...line,
  unit: Math.max(line.unit, inCart.find(other => sameLine(other, line))?.unit ?? 0),
})

import 'server-only'
import { type FormOutcome, wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import type { LineKey } from '#lib/cart/rules/lines.ts'
import { addToCart, rememberPress } from '#lib/cart/server/cart-actions.ts'
import { isSamePress } from '#lib/cart/server/last-press.ts'
import { parseLine, parseProductId } from '#lib/cart/server/parse-line.ts'
import { cartLines, cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { refusedPath } from '#lib/catalogue/rules/refused-path.ts'
import { missingChoice, settled } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { routes } from '#lib/routes.ts'
import { dropWish, saveWish, wishesOf, wishOwnerOf } from './request-wishes.ts'

/** POST /do/wishlist/… with the fields id, size, color. A document is redirected to the wishlist. */
export const wishActions = {
  /** From the product's own page, which offers sizes and colours: they must be chosen. */
  add: async (values, request) => add(request, parseLine(values), true),

  /** The same without requiring a size: what a script sends for a heart. May be sent twice. */
  keep: async (values, request) => add(request, parseLine(values), false),

  remove: async (values, request) => {
    const id = parseProductId(values.id)
    if (wantsJson(request)) return removed(await dropWish(request, id))
    const wishes = await wishesOf(wishOwnerOf(request.headers.get('cookie')))
    const place = wishes.findIndex(wish => wish.id === id)
    const wish = wishes[place]
    if (!wish) return removed(await dropWish(request, id))
    if (isSamePress(request, 'unwished')) return { to: routes.wishlist.path }
    return rememberPress(removed(await dropWish(request, id)), 'unwished', [{ ...wish, unit: 1 }], place)
  },

  /** The heart of a card: adds the wish, or removes it if it is there. */
  toggle: async (values, request) => {
    const line = parseLine(values)
    const wishes = await wishesOf(wishOwnerOf(request.headers.get('cookie')))
    if (!wishes.some(({ id }) => id === line.id)) return add(request, line, false)
    return removed(await dropWish(request, line.id))
  },

  /** Move To Cart with the wish's size and colour; if one must still be chosen, it redirects to the product. */
  move: async (values, request) => {
    const id = parseProductId(values.id)
    const wish = (await wishesOf(wishOwnerOf(request.headers.get('cookie')))).find(each => each.id === id)
    const product = (await productsById([id])).get(id)
    const owner = cartOwnerOf(request.headers.get('cookie'))
    // The button was pressed twice: the item is in the cart already.
    if (!wish && (await cartLines(owner)).some(line => line.id === id))
      return { to: routes.cart.path, say: 'movedToCart' }
    if (!wish || !product) return { to: routes.wishlist.path, status: 404, say: 'productGone' }
    const missing = missingChoice(product, wish)
    if (missing) return { to: refusedPath(product, wish, missing), status: 422, say: missing }
    const line = { id, unit: 1, ...settled(product, wish) }
    const added = await addToCart(owner, line, product, `move ${encodeLine(line)}`)
    if ((added.status ?? 200) >= 400) return { ...added, to: routes.wishlist.path }
    return {
      ...added,
      say: 'movedToCart',
      cookies: [...(added.cookies ?? []), ...(await dropWish(request, id))],
    }
  },
} satisfies Record<string, FormAction>

const removed = (cookies: string[]): FormOutcome => ({
  to: routes.wishlist.path,
  say: 'wishRemoved',
  cookies,
})

async function add(request: Request, line: LineKey, chosen: boolean): Promise<FormOutcome> {
  const product = (await productsById([line.id])).get(line.id)
  if (!product) return { to: routes.wishlist.path, status: 404, say: 'productGone' }
  // A heart on a card offers no sizes: the wish has none, and the size is chosen on the way to the cart.
  const missing = chosen ? missingChoice(product, line) : undefined
  if (missing) return { to: refusedPath(product, line, missing), status: 422, say: missing }
  const { cookies, full } = await saveWish(request, line)
  return full
    ? { to: routes.wishlist.path, status: 409, say: 'wishlistFull' }
    : { to: routes.wishlist.path, cookies }
}

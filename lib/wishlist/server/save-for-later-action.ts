import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { removeLine } from '#lib/cart/rules/lines.ts'
import { cartOutcome } from '#lib/cart/server/cart-actions.ts'
import { parseLine } from '#lib/cart/server/parse-line.ts'
import { cartLines, cartOwnerOf, removeLineOf } from '#lib/cart/server/request-cart.ts'
import { routes } from '#lib/routes.ts'
import { saveWish } from './request-wishes.ts'

/** Save for Later deletes the line and keeps the item on the wishlist (Rule 34). */
export const saveForLaterAction: FormAction = async (values, request) => {
  const owner = cartOwnerOf(request.headers.get('cookie'))
  const line = parseLine(values)
  const wished = await saveWish(request, line)
  if (wished.full) return { to: routes.cart.path, status: 409, say: 'wishlistFull' }
  const saved = await removeLineOf(owner, removeLine(await cartLines(owner), line), line)
  return cartOutcome(owner, { ...saved, cookies: [...saved.cookies, ...wished.cookies] }, 'savedForLater')
}

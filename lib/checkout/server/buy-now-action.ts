import 'server-only'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { guests, shop } from '#lib/api/server/shop.ts'
import { encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { asCartLine } from '#lib/cart/rules/wire-lines.ts'
import { parseLine, problemWithLine } from '#lib/cart/server/parse-line.ts'
import { refusedPath } from '#lib/catalogue/rules/refused-path.ts'
import { settled } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { checkoutOf, checkoutPath } from '../rules/checkout-request.ts'
import { refusedForm, tokenOf } from './form-values.ts'

/** Buy this one line now: id, unit, size, color. A visitor signs in first, and the choice comes along. */
export const buyNow: FormAction = (values, request) =>
  buy(values, request, line => loginFrom(checkoutOf(line)))

/** The same with a mobile number instead of an account; a customer's is their own checkout. */
export const buyAsGuest: FormAction = (values, request) =>
  buy(values, request, line =>
    guests ? checkoutPath({ buy: encodeLine(line) }, routes.guest.path) : loginFrom(checkoutOf(line)),
  )

async function buy(
  values: FormValues,
  request: Request,
  visitorsPath: (line: Line) => string,
): Promise<FormOutcome> {
  const requested = parseLine(values)
  const product = (await productsById([requested.id])).get(requested.id)
  if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
  const wrong = problemWithLine(product, requested)
  const back = refusedPath(product, requested, wrong)
  if (wrong) return { to: back, status: 422, say: wrong }
  const line = { ...requested, ...settled(product, requested) }
  const token = tokenOf(request)
  if (!token) return { to: visitorsPath(line) }
  try {
    await shop.checkout([asCartLine(line)], { token })
    return { to: checkoutOf(line) }
  } catch (error) {
    return refusedForm(
      isDenied(error) ? checkoutOf(line) : back,
      error,
      'somethingWrongRetry',
      'processFailed',
    )
  }
}

import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { asCartLine } from '#lib/cart/rules/wire-lines.ts'
import { parseLine, problemWithLine } from '#lib/cart/server/parse-line.ts'
import { refusedPath } from '#lib/catalogue/rules/refused-path.ts'
import { settled } from '#lib/catalogue/rules/sellable.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { checkoutOf } from '../rules/checkout-request.ts'
import { refusedForm, tokenOf } from './form-values.ts'

/** Buy this one line now: id, unit, size, color. A visitor signs in first, and the choice comes along. */
export const buyNow: FormAction = async (values, request) => {
  const requested = parseLine(values)
  const product = (await productsById([requested.id])).get(requested.id)
  if (!product) return { to: routes.cart.path, status: 404, say: 'productGone' }
  const wrong = problemWithLine(product, requested)
  const back = refusedPath(product, requested, wrong)
  if (wrong) return { to: back, status: 422, say: wrong }
  const line = { ...requested, ...settled(product, requested) }
  const token = tokenOf(request)
  if (!token) return { to: loginFrom(checkoutOf(line)) }
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

import 'server-only'
import { wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { couponCookie } from '#lib/coupons/server/coupon-cookie.ts'
import { checkoutPath, requestInForm } from '../rules/checkout-request.ts'
import { textOf, tokenOf } from './form-values.ts'
import { readCheckout } from './read-checkout.ts'

/**
 * What the order costs with a coupon, or without one where its field is empty; nothing is ordered. coupan_Code, and of place
 * buy, addressid and paymentmode; a script gets quote. The page that follows says beside the field why one is not taken.
 */
export const couponAction: FormAction = async (values, request) => {
  const chosen = requestInForm(name => textOf(values, name))
  const to = `${checkoutPath(chosen)}#coupon`
  const token = tokenOf(request)
  if (!token) return sessionOver(checkoutPath(chosen), 'tokenMissing')
  const address = request.headers.get('x-client-address') ?? undefined
  const { quote, problem } = await readCheckout({ token, address }, chosen)
  const refused = quote ? quote.couponRefused : problem
  // A code that is not taken is not remembered; the address brings it back to its field.
  const cookies = [couponCookie(quote?.couponCode ?? '')]
  if (!refused) return { to, cookies, body: { quote } }
  const retryAfter = quote?.couponWait
  const told = { status: retryAfter ? 429 : 422, retryAfter, cookies, body: { quote } }
  return wantsJson(request) ? { to, ...told, message: refused } : { to, ...told }
}

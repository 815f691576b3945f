import 'server-only'
import { wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { couponCookie } from '#lib/coupons/server/coupon-cookie.ts'
import { checkoutPath, requestInForm } from '../rules/checkout-request.ts'
import type { Buyer } from './buyer.ts'
import { textOf } from './form-values.ts'

/**
 * What the order costs with a coupon, or without one where its field is empty; nothing is ordered. coupan_Code, and of place
 * buy, addressid and paymentmode; a script gets quote. The page that follows says beside the field why one is not taken.
 */
export const couponBy =
  (buyer: Buyer): FormAction =>
  async (values, request) => {
    const chosen = requestInForm(name => textOf(values, name))
    const to = `${checkoutPath(chosen, buyer.page)}#coupon`
    const token = buyer.tokenOf(request)
    const checkout = token && (await buyer.checkout(token, chosen, request))
    if (!checkout) return buyer.over(chosen, request)
    const { quote, problem } = checkout
    const refused = quote ? quote.couponRefused : problem
    // A code that is not taken is not remembered; the address brings it back to its field.
    const cookies = [couponCookie(quote?.couponCode ?? '')]
    if (!refused) return { to, cookies, body: { quote } }
    const retryAfter = quote?.couponWait
    const told = { status: retryAfter ? 429 : 422, retryAfter, cookies, body: { quote } }
    return wantsJson(request) ? { to, ...told, message: refused } : { to, ...told }
  }

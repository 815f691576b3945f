import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { guests } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { streetFields } from '#lib/contract/address-fields.ts'
import { COOKIES } from '#lib/cookies.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { checkoutPath, requestInForm } from '../rules/checkout-request.ts'
import { GUEST_FIELDS, guestProblems, PLACE_FIELDS } from '../rules/guest-problems.ts'
import { refusedForm, textOf } from './form-values.ts'
import { guestCookie } from './guest-cookie.ts'
import { guestPlace } from './guest-place.ts'

/**
 * Who orders and where to: name, mobile, email (or none), the street's fields that guests are asked for, pincode, buy;
 * city, district, state, sure where they were asked for.
 */
export const enterGuestAction: FormAction = async (values, request) => {
  const chosen = requestInForm(name => textOf(values, name))
  const cookies = request.headers.get('cookie')
  if (!guests) return { to: loginFrom(checkoutPath(chosen)), status: 404 }
  // Who is signed in orders by their account.
  if (cartOwnerOf(cookies).token) return { to: checkoutPath(chosen), status: 409 }
  const back = checkoutPath(chosen, routes.guest.path)
  const typed = Object.fromEntries(
    [...GUEST_FIELDS, ...PLACE_FIELDS].flatMap(name =>
      typeof values[name] === 'string' ? [[name, values[name].trim()]] : [],
    ),
  )
  const fields = guestProblems(typed)
  if (Object.keys(fields).length > 0) return { to: back, status: 422, fields }
  const pincode = pinCode(typed.pincode ?? '')
  const place = guestPlace({ ...typed, pincode })
  if ('asks' in place) return { to: back, status: 422, fields: place.asks }
  const { name = '', email = '' } = typed
  const details = { name, email, ...streetFields(name => typed[name] ?? ''), pincode, ...place }
  try {
    const { cookie } = await guests.enter(
      cookieOf(cookies, COOKIES.guest),
      { ...details, mobile: mobileNumber(typed.mobile ?? '') },
      request.headers.get('x-client-address') ?? undefined,
    )
    return { to: checkoutPath(chosen, routes.guestCheckout.path), cookies: [guestCookie(cookie)] }
  } catch (error) {
    return refusedForm(back, error, 'somethingWrongRetry', 'tryLater')
  }
}

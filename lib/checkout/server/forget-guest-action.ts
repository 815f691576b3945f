import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { guests } from '#lib/api/server/shop.ts'
import { COOKIES } from '#lib/cookies.ts'
import { routes } from '#lib/routes.ts'
import { checkoutPath, requestInForm } from '../rules/checkout-request.ts'
import { textOf } from './form-values.ts'
import { clearedGuest } from './guest-cookie.ts'

/** On a phone that several use: the form is empty again, and the orders of before are opened by their links alone. buy. */
export const forgetGuestAction: FormAction = async (values, request) => {
  await guests?.forget(cookieOf(request.headers.get('cookie'), COOKIES.guest))
  return {
    to: checkoutPath(
      requestInForm(name => textOf(values, name)),
      routes.guest.path,
    ),
    say: 'guestForgotten',
    cookies: [clearedGuest(), setCookie(COOKIES.orderBrowser, '', { maxAge: 0 })],
  }
}

import 'server-only'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DAY_SECONDS } from '#lib/constants.ts'
import { COOKIES } from '#lib/cookies.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'

/** Remembers the PIN code that a page's address asks for; none that India Post does not have. A page's script reads it. */
export const pinCookie = (query: URLSearchParams): string | undefined => {
  const pin = pinCode(query.get('pin')?.slice(0, 40) ?? '')
  return findPin(pin) && setCookie(COOKIES.pin, pin, { maxAge: 365 * DAY_SECONDS, httpOnly: false })
}

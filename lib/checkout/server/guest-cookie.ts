import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { guests } from '#lib/api/server/shop.ts'
import { GUEST_SECONDS } from '#lib/constants.ts'
import { COOKIES } from '#lib/cookies.ts'

export const guestCookie = (value: string) => setCookie(COOKIES.guest, value, { maxAge: GUEST_SECONDS })

export const clearedGuest = () => setCookie(COOKIES.guest, '', { maxAge: 0 })

/** The guest of a request; none while somebody is signed in, who orders by their account. */
export function guestTokenOf(cookies: string | null | undefined): string | undefined {
  if (cookieOf(cookies ?? undefined, COOKIES.token)) return undefined
  return guests?.tokenOf(cookieOf(cookies ?? undefined, COOKIES.guest))
}

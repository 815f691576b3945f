import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DAY_SECONDS, KNOWN_BROWSER_DAYS, ORDER_BROWSER_DAYS } from '#lib/constants.ts'
import type { Profile, Token } from '#lib/contract/session-schemas.ts'
import { COOKIES, WEEK_SECONDS } from '#lib/cookies.ts'
import { clearDraftCookie } from './address-draft-cookie.ts'

/**
 * The four cookies of a session. Only the server reads the token (Rule 1); the others are hints for the browser with
 * the same lifetime (Rule 50). Without Remember me all four end with the browser (Rule 34).
 */
export function sessionCookies(token: Token, profile: Profile | null, remember: boolean): string[] {
  const lifetime = remember ? { maxAge: Math.min(token.expires_in, WEEK_SECONDS) } : {}
  return [setCookie(COOKIES.token, token.access_token, lifetime), ...hintCookies(profile, lifetime)]
}

/**
 * The browser's hint of who is signed in. Restored without a lifetime, since the remaining one of the token is unknown:
 * it ends with the browser and is then restored again.
 */
export const hintCookies = (profile: Profile | null, lifetime: { maxAge?: number } = {}) => [
  setCookie(COOKIES.name, profile?.user_name ?? '', { httpOnly: false, ...lifetime }),
  setCookie(COOKIES.email, profile?.emailid ?? '', { httpOnly: false, ...lifetime }),
  setCookie(COOKIES.mobile, profile?.mobileno ?? '', { httpOnly: false, ...lifetime }),
]

export const knownBrowserCookie = (value: string) =>
  setCookie(COOKIES.knownBrowser, value, { maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS })

/** By what the browser of an order is known, for longer than a page for one order is open. */
export const orderBrowserCookie = (value: string) =>
  setCookie(COOKIES.orderBrowser, value, { maxAge: ORDER_BROWSER_DAYS * DAY_SECONDS })

/** Signing out leaves nothing on a shared phone (Rule 16). */
export const clearedShopper = () => [
  ...clearedSession(),
  setCookie(COOKIES.wishlist, '', { maxAge: 0, httpOnly: false }),
  setCookie(COOKIES.cart, '', { maxAge: 0, httpOnly: false }),
  setCookie(COOKIES.orderBrowser, '', { maxAge: 0 }),
  setCookie(COOKIES.guest, '', { maxAge: 0 }),
  clearDraftCookie(),
]

const GOODBYE_SECONDS = 60

/** The logout screen names the customer once. */
export function goodbyeCookie(request: Request) {
  const cookies = readCookies(request.headers.get('cookie'))
  return setCookie(COOKIES.goodbye, (cookies[COOKIES.name] ?? '').slice(0, 120), { maxAge: GOODBYE_SECONDS })
}

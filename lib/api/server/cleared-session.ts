import { COOKIES, SESSION_COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { setCookie } from './set-cookie.ts'

/**
 * A denied authorisation deletes all four cookies of the session, as a sign-out does. The wishes are deleted too, since
 * they belong to the customer and the shop has them; with another host the cookie is their only copy.
 */
export const clearedSession = () => [
  ...SESSION_COOKIES.map(name => setCookie(name, '', { maxAge: 0, httpOnly: name === COOKIES.token })),
  ...(env.apiHost ? [] : [setCookie(COOKIES.wishlist, '', { maxAge: 0, httpOnly: false })]),
]

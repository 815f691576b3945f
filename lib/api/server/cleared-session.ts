import { COOKIES, SESSION_COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { setCookie } from './set-cookie.ts'

/**
 * A denied authorisation, like a sign-out, takes all four cookies of the session away. The wishes go
 * too, since they are the customer's and the shop has them; with another host this cookie is all there is of them.
 */
export const clearedSession = () => [
  ...SESSION_COOKIES.map(name => setCookie(name, '', { maxAge: 0, httpOnly: name === COOKIES.token })),
  ...(env.apiHost ? [] : [setCookie(COOKIES.wishlist, '', { maxAge: 0, httpOnly: false })]),
]

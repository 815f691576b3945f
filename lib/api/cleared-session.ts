import { COOKIES, SESSION_COOKIES } from '../cookies.ts'
import { setCookie } from './set-cookie.ts'

/** Storefront spec §4: a denied authorisation, like a sign-out, takes all four cookies of the session away. */
export const clearedSession = () =>
  SESSION_COOKIES.map(name => setCookie(name, '', { maxAge: 0, httpOnly: name === COOKIES.token }))

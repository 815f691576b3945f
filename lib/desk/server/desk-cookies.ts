import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DAY_SECONDS } from '#lib/constants.ts'
import { DESK } from '../rules/desk-path.ts'
import { DESK_SESSION } from '../rules/desk-session.ts'

/** Sent to the desk alone. */
export const DESK_COOKIES = {
  session: DESK_SESSION,
  /** For a minute: what a form without script had to say, for the next page. */
  flash: 'desk_flash',
} as const

const SESSION_DAYS = 400

/** The database decides how long a session lives; an empty token ends the cookie. */
export const deskSessionCookie = (token: string) =>
  setCookie(DESK_COOKIES.session, token, { path: DESK, maxAge: token ? SESSION_DAYS * DAY_SECONDS : 0 })

import { setCookie } from '#lib/api/server/set-cookie.ts'
import { DAY_SECONDS } from '#lib/constants.ts'
import { DESK, DESK_BROWSER_COOKIE, DESK_CODE_COOKIE, DESK_SESSION_COOKIE } from '../rules/desk-path.ts'

/** Sent to the desk alone. */
export const DESK_COOKIES = {
  session: DESK_SESSION_COOKIE,
  /** For a minute: what a form without script had to say, for the next page. */
  flash: 'desk_flash',
  /** What was typed without script when a sign-in or a proof came between, for the page that it leads back to. */
  draft: 'desk_draft',
  /** Which code to a phone this browser has asked for last, unreadable. */
  code: DESK_CODE_COOKIE,
  /** Which passkeys and links by mail this browser has asked for, unreadable. */
  browser: DESK_BROWSER_COOKIE,
} as const

const SESSION_DAYS = 400
/** As long as the longest of what is asked for counts. */
const ASKED_SECONDS = 15 * 60

/** The database decides how long a session lives; an empty token ends the cookie. */
export const deskSessionCookie = (token: string) =>
  setCookie(DESK_COOKIES.session, token, { path: DESK, maxAge: token ? SESSION_DAYS * DAY_SECONDS : 0 })

/** What a browser is known by while it signs in. */
export const deskAskedCookies = (asked: { code?: string; browser?: string }) =>
  (['code', 'browser'] as const).flatMap(name => {
    const value = asked[name]
    const maxAge = value ? ASKED_SECONDS : 0
    return value === undefined ? [] : [setCookie(DESK_COOKIES[name], value, { path: DESK, maxAge })]
  })

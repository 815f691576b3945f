import 'server-only'
import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { flashCookie } from '#lib/api/server/flash.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { shop } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { COOKIES } from '#lib/cookies.ts'
import { loginFrom } from '#lib/paths.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { hintCookies } from './session-cookies.ts'

/**
 * Settles what a browser holds of a session: of one that is over it clears the cookies, says so, and goes on to the
 * sign-in; a live one gets the names that it has lost, and goes on to where it was wanted.
 */
export async function expireSession(request: Request): Promise<Response> {
  const from = safePath(new URL(request.url).searchParams.get('from'))
  const cookies = readCookies(request.headers.get('cookie'))
  const token = cookies[COOKIES.token]
  const session = token ? await stateOf(token) : 'over'
  if (session === 'over')
    return goTo(loginFrom(from), [...clearedSession(), flashCookie({ say: 'sessionExpired' })])
  const isNamed = cookies[COOKIES.name] !== undefined
  return goTo(from, session === 'unknown' || isNamed ? [] : hintCookies(session.profile))
}

// Only a denial says that it is over: a shop out of reach says nothing of the session.
const stateOf = (token: string): Promise<'over' | 'unknown' | { profile: Profile | null }> =>
  shop.profile({}, { token }).then(
    profile => ({ profile }),
    error => (isDenied(error) ? 'over' : 'unknown'),
  )

function goTo(location: string, cookies: string[]) {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

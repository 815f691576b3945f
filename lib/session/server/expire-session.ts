import 'server-only'
import { clearedSession } from '#lib/api/server/cleared-session.ts'
import { flashCookie } from '#lib/api/server/flash.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { shop } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { COOKIES } from '#lib/cookies.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { hintCookies } from './session-cookies.ts'

/**
 * Handles a browser whose session may be over: deletes the cookies of a dead session, says so, and redirects to the
 * sign-in; restores the hint cookies of a live one and redirects to the requested page.
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

// Only a denial proves that the session is over: an unreachable shop does not.
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

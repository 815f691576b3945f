import 'server-only'
import { clearedSession } from '../api/cleared-session.ts'
import { flashCookie } from '../api/flash.ts'
import { shop } from '../api/server.ts'
import { holderOf } from '../cart/held-cart.ts'
import { isDenied } from '../contract/api-error.ts'
import { loginFrom } from '../paths.ts'
import { safePath } from '../safe-path.ts'

/** Clears the four cookies of a session that is over, says so, and goes on to the sign-in. A live one is left alone. */
export async function leaveDeadSession(request: Request): Promise<Response> {
  const from = safePath(new URL(request.url).searchParams.get('from'))
  const { token } = holderOf(request.headers.get('cookie'))
  const alive = token !== undefined && (await isAlive(token))
  const headers = new Headers({ location: alive ? from : loginFrom(from), 'cache-control': 'no-store' })
  if (!alive)
    for (const cookie of [...clearedSession(), flashCookie({ say: 'sessionExpired' })])
      headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

// Only a denial says that it is over: a shop out of reach says nothing of the session.
const isAlive = (token: string) =>
  shop.profile({}, { token }).then(
    () => true,
    error => !isDenied(error),
  )

import { parseCookies } from 'nookies'
import type { Caller } from '#lib/contract/index.ts'
import { COOKIES } from '#lib/cookies.ts'

/** By what a form's sender is counted: the address that the door saw, and the cookie of a browser that is known. */
export function callerOf({ headers }: Request): Pick<Caller, 'address' | 'browser'> {
  const cookies = parseCookies({ req: { headers: { cookie: headers.get('cookie') ?? '' } } } as never)
  return {
    address: headers.get('x-client-address') ?? undefined,
    browser: cookies[COOKIES.knownBrowser] || undefined,
  }
}

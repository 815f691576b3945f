import type { Caller } from '#lib/contract/index.ts'
import { COOKIES } from '#lib/cookies.ts'
import { readCookies } from './read-cookies.ts'

/** What limits count the sender of a form by: the client address, and the cookie of a known browser. */
export function callerOf({ headers }: Request): Pick<Caller, 'address' | 'browser'> {
  const cookies = readCookies(headers.get('cookie'))
  return {
    address: headers.get('x-client-address') ?? undefined,
    browser: cookies[COOKIES.knownBrowser] || undefined,
  }
}

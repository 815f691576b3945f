import type { Caller } from '#lib/contract/index.ts'
import { COOKIES } from '#lib/cookies.ts'
import { readCookies } from './read-cookies.ts'

/** By what a form's sender is counted: the address that the door saw, and the cookie of a browser that is known. */
export function callerOf({ headers }: Request): Pick<Caller, 'address' | 'browser'> {
  const cookies = readCookies(headers.get('cookie'))
  return {
    address: headers.get('x-client-address') ?? undefined,
    browser: cookies[COOKIES.knownBrowser] || undefined,
  }
}

import 'server-only'
import { DESK_BROWSER_COOKIE } from '#lib/desk/rules/desk-path.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'
import type { Asker } from '../act.ts'

/** What the browser of a request is known by while it signs in; undefined where it has asked for nothing. */
export const browserOf = ({ cookie }: Asker): string | undefined => {
  const value = cookie?.(DESK_BROWSER_COOKIE)
  return value && SHAPE.test(value) ? value : undefined
}

/** The same, made where it has none yet: the cookie goes back with the answer. */
export function namedBrowser(asker: Asker): { browserHash: Buffer; cookies: { browser: string } } {
  const browser = browserOf(asker) ?? newToken()
  return { browserHash: hashOfToken(browser), cookies: { browser } }
}

const SHAPE = /^[\w-]{43}$/

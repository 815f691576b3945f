import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { KNOWN_ACCOUNTS } from '#lib/constants.ts'
import { env } from '#lib/server/settings/env.ts'
import { isSameSecret } from '../is-same-secret.ts'
import { secret } from '../secrets.ts'
import { customerOf } from './customer-of.ts'

// The cookie has a random name of the browser, and a signature for each account that has signed in there: it does not
// reveal the accounts, and a signature is valid for that browser and that account alone.

/** The browser's name, if this account has signed in there before. */
export function knownBrowser(cookie: string | undefined, customer: string): string | undefined {
  const { browser, marks } = read(cookie)
  const expected = Buffer.from(browser ? markOf(browser, customer) : '')
  const isKnown = marks.some(mark => isSameSecret(mark, expected))
  return isKnown ? browser : undefined
}

/** The cookie of a browser in which the token's owner has just signed in. Another host counts by its own means. */
export async function rememberBrowser(
  cookie: string | undefined,
  token: string,
): Promise<string | undefined> {
  if (env.apiHost) return undefined
  const { browser = randomBytes(16).toString('base64url'), marks } = read(cookie)
  const mark = markOf(browser, await customerOf(token))
  return [browser, mark, ...marks.filter(one => one !== mark)].slice(0, KNOWN_ACCOUNTS + 1).join('.')
}

const read = (cookie = '') => {
  const [browser, ...marks] = SHAPE.test(cookie) ? cookie.split('.') : []
  return { browser, marks }
}

const SHAPE = new RegExp(`^[\\w-]{22}(\\.[\\w-]{22}){1,${KNOWN_ACCOUNTS}}$`)

const markOf = (browser: string, customer: string) =>
  createHmac('sha256', secret('signing'))
    .update(`known browser ${browser} ${customer}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

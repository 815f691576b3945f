import 'server-only'
import { randomBytes } from 'node:crypto'
import { DAY_SECONDS } from '#lib/constants.ts'
import { COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { cookieOf } from './cookie-of.ts'
import { setCookie } from './set-cookie.ts'

/**
 * The cookie by which a browser finds the messages to its practice phone; made if there is none yet. Nothing where messages
 * are sent, or nothing pretends to (Rule 96).
 */
export function practicePhoneOf({ headers }: Request): { practicePhone?: string; cookies: string[] } {
  if (!env.practicePhone) return { cookies: [] }
  const known = cookieOf(headers.get('cookie'), COOKIES.practicePhone)
  if (known && KEY.test(known)) return { practicePhone: known, cookies: [] }
  const practicePhone = randomBytes(32).toString('base64url')
  const cookie = setCookie(COOKIES.practicePhone, practicePhone, { maxAge: 30 * DAY_SECONDS })
  return { practicePhone, cookies: [cookie] }
}

const KEY = /^[\w-]{43}$/

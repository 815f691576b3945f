import { denied, isDenied } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import type { Shop } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { COOKIES } from '#lib/cookies.ts'
import { readCookies } from './read-cookies.ts'
import { isSameOrigin } from './same-origin.ts'
import { refuseOtherToken, tokenInBody } from './token-in-body.ts'

export type Authenticated = { by: 'nobody' | 'bearer' | 'cookie' | 'body'; token?: string }

/** The bearer of the header, or the session cookie of a same-origin request; never both meanings at once. */
export function authenticate(request: Request, row: Endpoint, body: unknown): Authenticated {
  if (row.auth === 'none') return { by: 'nobody' }
  const header = request.headers.get('authorization')
  const named = tokenInBody(body)
  if (header !== null) {
    const token = bearerOf(header)
    if (!token) throw denied()
    refuseOtherToken(body, token)
    return { by: 'bearer', token }
  }
  if (row.auth === 'body' && named) return { by: 'body', token: named }
  const cookie = sessionCookie(request)
  if (!cookie) throw denied()
  if (!isSameOrigin(request)) throw refusal(403, 'notFromOurPages')
  refuseOtherToken(body, cookie)
  return { by: 'cookie', token: cookie }
}

/** Before the body is read: who brings neither header nor cookie is denied, whatever it says. */
export function refuseWithoutToken(request: Request) {
  if (request.headers.get('authorization') === null && !sessionCookie(request)) throw denied()
}

/**
 * Checks who asks before what is asked (Rule 44). A valid call does that by itself; before an invalid one is refused,
 * the shop is asked whether it knows the caller at all.
 */
export async function refuseUnknown(shop: Shop, request: Request, named?: string) {
  const header = request.headers.get('authorization')
  const token = named ?? (header === null ? sessionCookie(request) : bearerOf(header))
  if (!token) throw denied()
  await shop.profile({}, { token }).catch(error => {
    if (isDenied(error)) throw error
  })
}

const bearerOf = (header: string) => /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(header.trim())?.[1]

const sessionCookie = (request: Request) => readCookies(request.headers.get('cookie'))[COOKIES.token]

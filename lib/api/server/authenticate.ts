import { denied, isDenied } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import type { Shop } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { COOKIES } from '#lib/cookies.ts'
import type { ApiCall } from '#lib/server/http/shared-api-handler.ts'
import { readCookies } from './read-cookies.ts'
import { isSameOrigin } from './same-origin.ts'
import { refuseOtherToken, tokenInBody } from './token-in-body.ts'

export type Authenticated = { by: 'nobody' | 'bearer' | 'cookie' | 'body'; token?: string }

/** The bearer token of the header, or the session cookie of a same-origin request; never both. */
export function authenticate(request: ApiCall, row: Endpoint, body: unknown): Authenticated {
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

/** Runs before the body is read: a request with neither header nor cookie is denied, whatever its body. */
export function refuseWithoutToken(request: ApiCall) {
  if (request.headers.get('authorization') === null && !sessionCookie(request)) throw denied()
}

/**
 * The caller is checked before the input (Rule 44). A valid call does that by itself; before an invalid one is refused,
 * the shop is asked whether it knows the caller.
 */
export async function refuseUnknown(shop: Shop, request: ApiCall, named?: string) {
  const header = request.headers.get('authorization')
  const token = named ?? (header === null ? sessionCookie(request) : bearerOf(header))
  if (!token) throw denied()
  await shop.profile({}, { token }).catch(error => {
    if (isDenied(error)) throw error
  })
}

const bearerOf = (header: string) => /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(header.trim())?.[1]

const sessionCookie = (request: ApiCall) => readCookies(request.headers.get('cookie'))[COOKIES.token]

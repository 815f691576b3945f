import { parseCookies } from 'nookies'
import { ApiError, denied } from '../contract/api-error.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { COOKIES } from '../cookies.ts'
import { isSameOrigin } from './same-origin.ts'
import { tokenInBody } from './token-in-body.ts'

export type Who = { by: 'nobody' | 'bearer' | 'cookie' | 'body'; token?: string }

/** The bearer of the header, or the session cookie of a same-origin request; never both meanings at once. */
export function whoAsks(request: Request, row: Endpoint, body: unknown): Who {
  const header = request.headers.get('authorization')
  const named = tokenInBody(body)
  if (header !== null) {
    const token = /^Bearer ([\x21-\x7e]{1,4096})$/i.exec(header.trim())?.[1]
    if (!token) throw denied()
    // Ruling 1: a body token that differs from the header's is nobody's.
    if (named !== undefined && named !== token) throw denied()
    return { by: 'bearer', token }
  }
  if (row.auth === 'body' && named) return { by: 'body', token: named }
  const cookie = sessionCookie(request)
  if (!cookie) {
    if (row.auth !== 'none') throw denied()
    return { by: 'nobody' }
  }
  if (row.auth === 'none') return { by: 'nobody' }
  if (!isSameOrigin(request)) throw new ApiError(403, 'This request did not come from the shop’s own pages.')
  if (named !== undefined && named !== cookie) throw denied()
  return { by: 'cookie', token: cookie }
}

const sessionCookie = (request: Request) =>
  parseCookies({ req: { headers: { cookie: request.headers.get('cookie') ?? '' } } } as never)[COOKIES.token]

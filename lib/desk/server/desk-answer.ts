import 'server-only'
import { type DeskRead, desk } from '#lib/api/server/desk.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { signInPath } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** For what the desk asks for beside its pages: the answer, or the status of a refusal. */
export async function deskAnswer(
  request: Request,
  work: (read: DeskRead) => Promise<Response>,
): Promise<Response> {
  if (!desk) return new Response(null, { status: 404, headers: PRIVATE })
  const { read } = desk
  const token = readCookies(request.headers.get('cookie'))[DESK_COOKIES.session]
  try {
    const response = await work((area, name, input) => read(token, area, name, input))
    for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value)
    return response
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    // A person has opened the address.
    if (isDenied(error) && request.headers.get('accept')?.includes('text/html'))
      return new Response(null, { status: 303, headers: { location: signInPath(), ...PRIVATE } })
    return new Response(error.message, {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...PRIVATE },
    })
  }
}

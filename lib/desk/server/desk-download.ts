import 'server-only'
import { type DeskRead, desk } from '#lib/api/server/desk.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { DESK } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

type File = { body: string | Uint8Array<ArrayBuffer>; type: string; name?: string }

/** Answers with a file that the desk has for whoever is signed in; what there is not, or is not theirs, is not found. */
export async function deskDownload(
  request: Request,
  find: (read: DeskRead) => Promise<File | undefined>,
): Promise<Response> {
  const token = readCookies(request.headers.get('cookie'))[DESK_COOKIES.session]
  const { read } = desk ?? {}
  if (!read) return new Response(null, { status: 404 })
  try {
    const file = await find((word, name, input) => read(token, word, name, input))
    return file ? fileResponse(file) : new Response(null, { status: 404, headers: HEADERS })
  } catch (error) {
    if (isDenied(error)) return Response.redirect(new URL(`${DESK}/sign-in`, request.url), 303)
    if (error instanceof ApiError && error.status < 500)
      return new Response(error.message, { status: error.status, headers: HEADERS })
    throw error
  }
}

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const fileResponse = ({ body, type, name }: File) =>
  new Response(body, {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(name && { 'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"` }),
    },
  })

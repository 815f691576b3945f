import 'server-only'
import { Readable } from 'node:stream'
import { desk } from '#lib/api/server/desk.ts'
import { errorPageResponse } from '#lib/api/server/error-page-response.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { sheetGone } from '#messages/desk-sheets.ts'
import { DESK, signInPath } from '../rules/desk-path.ts'
import { DESK_COOKIES } from './desk-cookies.ts'

/** Sends a file of the desk to whoever may have it, as a download. */
export async function answerDownload(request: Request, id: string, name: string): Promise<Response> {
  try {
    const token = readCookies(request.headers.get('cookie'))[DESK_COOKIES.session]
    const found = await desk?.download(token, id, name)
    if (!found) return errorPageResponse(404, sheetGone)
    return new Response(found.body ? (Readable.toWeb(found.body) as ReadableStream) : null, {
      headers: {
        'content-type': found.type,
        'content-length': String(found.size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    if (isDenied(error))
      return new Response(null, { status: 303, headers: { location: signInPath(`${DESK}/import`) } })
    if (error instanceof ApiError) return errorPageResponse(error.status, error.message)
    throw error
  }
}

import 'server-only'
import { open } from 'node:fs/promises'
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
    const handle = await open(found.file)
    const { size } = await handle.stat()
    return new Response(handle.readableWebStream({ autoClose: true }) as ReadableStream, {
      headers: {
        'content-type': found.type,
        'content-length': String(size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    if (isDenied(error))
      return new Response(null, { status: 303, headers: { location: signInPath(`${DESK}/import`) } })
    if (error instanceof ApiError && error.status < 500) return errorPageResponse(error.status, error.message)
    throw error
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '#lib/message-table.ts'
import { errorResponse } from './error-response.ts'
import { LARGE_FORMS, MAX_LARGE_FORM } from './large-forms.ts'
import { isProgramPath } from './program-path.ts'
import { MAX_API_BODY } from './read-body.ts'
import { send } from './response.ts'
import { isCall } from './route-request.ts'

/** For all other paths. Most forms take less: guard-form.ts has a smaller limit for them. */
export const MAX_REQUEST = 1024 * 1024
/** Some clients send a few bytes with a GET; they are thrown away. */
const MAX_IDLE = 16 * 1024

const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS', 'TRACE']

/** Whether the body of such a request means nothing, so that nobody reads it. */
export const isReadOnly = ({ method = 'GET' }: IncomingMessage) => WITHOUT_BODY.includes(method)

/** What a request to this path may send. */
const mostOf = (request: IncomingMessage, path: string) =>
  isReadOnly(request)
    ? MAX_IDLE
    : isCall(path) || isProgramPath(path)
      ? MAX_API_BODY
      : LARGE_FORMS.includes(path)
        ? MAX_LARGE_FORM
        : MAX_REQUEST

/** Whether more is announced than may be sent. */
export const isTooLarge = (request: IncomingMessage, path: string) =>
  Number(request.headers['content-length'] ?? 0) > mostOf(request, path)

export const bodyTooLargePage = (path: string) =>
  errorResponse(413, LARGE_FORMS.includes(path) ? messages.filesTooLarge : messages.requestTooLarge, path)

/** For who reads the body later: what grows beyond the limit is refused and not passed on. */
export function countBody(request: IncomingMessage, response: ServerResponse, path: string) {
  if (request.headers['transfer-encoding'] === undefined) return
  const { push } = request
  const most = mostOf(request, path)
  let size = 0
  request.push = (chunk, encoding) => {
    const before = size
    size += chunk?.length ?? 0
    if (size <= most) return push.call(request, chunk, encoding)
    if (before <= most && !response.headersSent) send(request, response, bodyTooLargePage(path))
    // Whoever waits for the rest of it hears that there is none.
    if (!chunk) request.destroy()
    return true
  }
}

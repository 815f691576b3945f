import type { IncomingMessage, ServerResponse } from 'node:http'

/** More than any form or call of ours takes; each of them has a smaller limit of its own. */
export const MAX_REQUEST = 1024 * 1024

/** Whether the body is announced as too large. A body that grows beyond the limit ends its connection. */
export function isTooLarge(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const announced = Number(request.headers['content-length'] ?? 0)
  if (request.headers['transfer-encoding'] !== undefined) countBody(request, response)
  return announced > MAX_REQUEST
}

function countBody(request: IncomingMessage, response: ServerResponse) {
  const push = request.push
  let size = 0
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0
    if (size <= MAX_REQUEST) return push.call(request, chunk, encoding)
    if (!response.headersSent) response.writeHead(413, { connection: 'close' })
    response.end(() => request.destroy(new Error('The request is too large.')))
    return true
  }
}

import { request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { messages } from '#lib/message-table.ts'
import { freshPage, NOT_FOUND } from '../page-cache/pages.ts'
import { cachedPageResponse } from './cached-page-response.ts'
import { errorResponse } from './error-response.ts'
import type { FullResponse } from './response.ts'
import { UNKNOWN_PATH } from './route-request.ts'

const PATIENCE_MS = 5000

/** The shop's not-found page, if it is kept. */
export function cachedNotFound(request: IncomingMessage): FullResponse | undefined {
  const cached = freshPage(NOT_FOUND)
  return cached && notStored(cachedPageResponse(request, NOT_FOUND, cached, 404))
}

/** The same, as Next makes it for a path that no file answers, where it is not. */
export async function notFoundResponse(request: IncomingMessage): Promise<FullResponse> {
  const cached = cachedNotFound(request)
  if (cached) return cached
  try {
    return await madeByNext(request)
  } catch (error) {
    console.error('The not-found page could not be made:', error)
    return errorResponse(404, messages.pageNotFound, '/')
  }
}

const madeByNext = ({ socket, headers: { host } }: IncomingMessage) =>
  new Promise<FullResponse>((resolve, reject) => {
    const to = { host: socket.localAddress, port: socket.localPort, path: UNKNOWN_PATH, headers: { host } }
    const asking = ask({ ...to, timeout: PATIENCE_MS }, answer => {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': String(answer.headers['content-security-policy'] ?? ''),
      }
      text(answer).then(body => resolve(notStored({ status: 404, headers, body })), reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('It took too long.')))
    asking.on('error', reject)
    asking.end()
  })

// What is not there today may be there tomorrow.
const notStored = (answer: FullResponse): FullResponse => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'private, no-store' },
})

import { type IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '../messages.ts'
import { lastGoodPage } from '../page-store/page-store.ts'
import { type Answer, isForDocument, sendSoon } from './answer.ts'
import { isPage } from './judge.ts'
import { keptAnswer } from './kept-answer.ts'
import { notFoundAnswer } from './not-found-answer.ts'
import { refusal } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Where a page is not found or breaks, Next sends a document that is blank without script. Instead: the shop's
 * not-found page; the last good copy of a static page; else one sentence and the request's id. Of what Next writes
 * then, nothing is sent.
 */
export function mendAnswer(request: IncomingMessage, response: ServerResponse, path: string) {
  let mended = false
  const mends = () => {
    if (mended || response.headersSent) return mended
    const better = betterAnswer(request, response, path)
    if (!better) return false
    mended = true
    for (const name of response.getHeaderNames()) if (!KEPT.has(name)) response.removeHeader(name)
    return sendSoon(request, response, Promise.resolve(better))
  }
  // The compression in front of Next calls writeHead before end, and both of them after we are done.
  const { writeHead, write, end } = ServerResponse.prototype
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (!mended) response.statusCode = status
    return mends() ? response : Reflect.apply(writeHead, response, [status, ...rest])
  }) as typeof writeHead
  response.write = ((...args: unknown[]) => mends() || Reflect.apply(write, response, args)) as typeof write
  response.end = ((...args: unknown[]) =>
    mends() ? response : Reflect.apply(end, response, args)) as typeof end
}

function betterAnswer(request: IncomingMessage, response: ServerResponse, path: string) {
  if (isJson(response)) return
  if (response.statusCode === 404 && isPage(path) && isForDocument(request)) return notFoundAnswer(request)
  if (response.statusCode === 500) return brokenAnswer(request, response, path)
}

function brokenAnswer(request: IncomingMessage, response: ServerResponse, path: string): Answer {
  const last = isForDocument(request) ? lastGoodPage(path) : undefined
  if (last) return keptAnswer(request, path, last)
  const more = `Request id: ${response.getHeader('x-request-id')}`
  return refusal(500, messages.somethingWrong, path, { more })
}

const KEPT = new Set(['x-request-id', 'set-cookie', ...Object.keys(securityHeaders)])

const isJson = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').includes('json')

import { type IncomingMessage, ServerResponse } from 'node:http'
import { RETRY_SECONDS } from '#lib/constants.ts'
import { messages } from '#lib/message-table.ts'
import { requestIdIs } from '#messages/error-screen.ts'
import { lastGoodPage } from '../page-cache/pages.ts'
import type { RenderContext } from '../render/render-context.ts'
import { cachedPageResponse } from './cached-page-response.ts'
import { errorResponse } from './error-response.ts'
import { notFoundResponse } from './not-found-response.ts'
import { type FullResponse, isForDocument, sendWhenReady } from './response.ts'
import { isPage } from './route-request.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Where a page is not found or breaks, Next sends a document that is blank without script. Instead: the shop's
 * not-found page; the last good copy of a static page; else one sentence and the request's id. Nothing that Next writes
 * after that is sent. A page that could not load what it is for is answered with 503.
 */
export function replaceErrorResponses(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderContext,
) {
  let mended = false
  const mends = () => {
    if (mended || response.headersSent) return mended
    const better = betterAnswer(request, response, page)
    if (!better) return false
    mended = true
    for (const name of response.getHeaderNames()) if (!KEPT.has(name)) response.removeHeader(name)
    return sendWhenReady(request, response, Promise.resolve(better))
  }
  // The compression in front of Next calls writeHead before end, and both of them after we are done.
  const { writeHead, write, end } = ServerResponse.prototype
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (!mended) response.statusCode = status
    if (mends()) return response
    const unavailable = page.failed && status === 200
    if (unavailable) tellUnavailable(response)
    return Reflect.apply(writeHead, response, [unavailable ? 503 : status, ...rest])
  }) as typeof writeHead
  response.write = ((...args: unknown[]) => mends() || Reflect.apply(write, response, args)) as typeof write
  response.end = ((...args: unknown[]) =>
    mends() ? response : Reflect.apply(end, response, args)) as typeof end
}

function betterAnswer(request: IncomingMessage, response: ServerResponse, page: RenderContext) {
  const { path } = page
  if (page.isWhole || isJson(response)) return
  if (response.statusCode === 404 && isPage(path) && isForDocument(request)) return notFoundResponse(request)
  if (response.statusCode === 500) return brokenAnswer(request, response, page)
}

function brokenAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, failed }: RenderContext,
): FullResponse {
  const last = isForDocument(request) ? lastGoodPage(path) : undefined
  if (last) return cachedPageResponse(request, path, last)
  const more = requestIdIs(String(response.getHeader('x-request-id')))
  return failed
    ? errorResponse(503, messages.somethingWrong, path, { more, retryAfter: RETRY_SECONDS })
    : errorResponse(500, messages.somethingWrong, path, { more })
}

/** The page tells people what it could not load; these headers tell machines (Rule 48). */
function tellUnavailable(response: ServerResponse) {
  response.setHeader('retry-after', RETRY_SECONDS)
  response.setHeader('cache-control', 'private, no-store')
}

const KEPT = new Set(['x-request-id', 'set-cookie', ...Object.keys(securityHeaders)])

const isJson = (response: ServerResponse) => String(response.getHeader('content-type') ?? '').includes('json')

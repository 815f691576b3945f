import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETRY_SECONDS } from '#lib/constants.ts'
import { compressNow } from '../compression.ts'
import { CACHED_PAGE_HEADERS } from '../next-internals.ts'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { type RenderContext, renderContext } from '../render/render-context.ts'
import { filledPageOf } from './filled-pages.ts'
import { type FullResponse, isForDocument, send } from './response.ts'
import type { Accepted } from './route-request.ts'
import { keepAnswer, sharedAnswer } from './shared-answers.ts'

/**
 * Answers with a filled template. What it cannot say (there is no such list, the session is over, it broke), Next is
 * asked to say: its route runs the same function and knows what to do with the rest.
 */
export function answerFilledPage(
  request: IncomingMessage,
  response: ServerResponse,
  { url, path }: Accepted,
  askNext: () => void,
): boolean {
  const found = filledPageOf(path)
  if (!found || !isForDocument(request) || request.headers['transfer-encoding'] !== undefined) return false
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const address = found.isShared ? { path, search, accepted } : undefined
  const kept = address && sharedAnswer(address)
  if (kept) return send(request, response, kept)
  const query = new URLSearchParams(search)
  const pageRequest = { path, segment: found.segment, query, search, headers: request.headers }
  const made = contextOf(request, path)
  renderContext()
    .run(made, () => found.page(pageRequest))
    .then(answer => {
      const whole = packed(made.failed ? unavailable(answer) : answer, accepted)
      if (address) keepAnswer(address, whole, made.since)
      send(request, response, whole)
    }, askNext)
  return true
}

const contextOf = ({ headers }: IncomingMessage, path: string): RenderContext => ({
  path,
  since: catalogueVersion().version,
  isPage: true,
  requestId: headers['x-request-id'] as string,
})

/** The page tells people what it could not load; these headers tell machines (Rule 48). */
const unavailable = (answer: FullResponse): FullResponse =>
  answer.status === 200
    ? {
        ...answer,
        status: 503,
        headers: { ...answer.headers, 'retry-after': RETRY_SECONDS, 'cache-control': 'private, no-store' },
      }
    : answer

function packed({ status, headers: own, body }: FullResponse, accepted: string): FullResponse {
  const { encoding, body: sent } = compressNow(body, accepted)
  return {
    status,
    headers: {
      vary: CACHED_PAGE_HEADERS.vary,
      ...own,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body: sent,
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETRY_SECONDS } from '#lib/constants.ts'
import { CACHED_PAGE_HEADERS } from '../next-internals.ts'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { type RenderContext, renderContext } from '../render/render-context.ts'
import { compressNow } from './compression.ts'
import { filledPageOf } from './filled-pages.ts'
import { type FullResponse, isForDocument, send } from './response.ts'
import type { Accepted } from './route-request.ts'

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
  const query = new URLSearchParams(search)
  const pageRequest = { path, segment: found.segment, query, search, headers: request.headers }
  const made = contextOf(request, path)
  renderContext()
    .run(made, () => found.page(pageRequest))
    .then(
      answer => send(request, response, packed(request, made.failed ? unavailable(answer) : answer)),
      askNext,
    )
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

function packed({ headers }: IncomingMessage, { status, headers: own, body }: FullResponse): FullResponse {
  const { encoding, body: sent } = compressNow(body, String(headers['accept-encoding'] ?? ''))
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

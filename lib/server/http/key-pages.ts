import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { errorResponse } from './error-response.ts'
import { type FullResponse, sendWhenReady } from './response.ts'
import { sharedHandler } from './shared-handler.ts'

/** What the shop says of a key: it opens a page, or it does not, or its sender has tried too many. */
export type KeyVerdict = 'opens' | 'unknown' | { wait: number }

/** By the shop, once its database is open; with another host's API there is none, and no key opens anything. */
export const { set: setKeyCheck, get: keyCheck } =
  sharedHandler<(key: string, address: string | undefined) => Promise<KeyVerdict>>('key')

const START = routes.order.path.replace(':key', '')

/** What is sent with a page whose address carries a key, so that the key goes nowhere else. */
export const KEY_PAGE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Whether the path of a page carries a key that opens it. */
export const isKeyPage = (path: string) => path.startsWith(START)

/** Answers for a key that opens nothing, before anything is rendered; the page itself is Next's. */
export function answerKeyPage(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  toNext: () => void,
) {
  for (const [name, value] of Object.entries(KEY_PAGE_HEADERS)) response.setHeader(name, value)
  const address = request.headers['x-client-address']?.toString()
  const refused = verdictOf(path, address).then(verdict => {
    if (verdict !== 'opens') return refusedKey(verdict, path)
    toNext()
    return undefined
  })
  return sendWhenReady(request, response, refused)
}

// Where the shop cannot say it, the page looks itself, and tells that it could not.
const verdictOf = async (path: string, address: string | undefined): Promise<KeyVerdict> => {
  const check = keyCheck()
  return check ? check(path.slice(START.length), address).catch(() => 'opens') : 'unknown'
}

function refusedKey(verdict: Exclude<KeyVerdict, 'opens'>, path: string): FullResponse {
  const answer =
    verdict === 'unknown'
      ? errorResponse(404, messages.orderLinkGone, path, { more: messages.orderLinkGoneMore })
      : errorResponse(429, messages.tooManyTries, path, { retryAfter: verdict.wait })
  return { ...answer, headers: { ...answer.headers, ...KEY_PAGE_HEADERS } }
}

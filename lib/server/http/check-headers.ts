import type { IncomingMessage } from 'node:http'
import { messages } from '#lib/message-table.ts'
import { errorPage } from './error-page.ts'
import { errorResponse } from './error-response.ts'
import { isProgramPath } from './program-path.ts'
import type { FullResponse } from './response.ts'

/** What all header lines of a request may take together. */
const MOST_HEADERS = 16 * 1024
/** From here on the cookies are why there is too much. */
const MANY_COOKIES = MOST_HEADERS / 2

/** What is refused for its header lines, whatever the address. */
export function checkHeaders(
  { rawHeaders, headers }: IncomingMessage,
  path: string,
): FullResponse | undefined {
  let size = 0
  let hosts = 0
  for (const [n, text] of rawHeaders.entries()) {
    size += text.length
    if (n % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts++
  }
  if (hosts > 1) return errorResponse(400, messages.twoHosts, path)
  if (size > MOST_HEADERS && isProgramPath(path)) return errorResponse(431, messages.headersTooLarge, path)
  if (size > MOST_HEADERS) return tooManyHeaders((headers.cookie?.length ?? 0) > MANY_COOKIES)
}

/**
 * Cookies that piled up are cleared, since without it nothing of the shop would open any more; only where they are the
 * reason, because an address that is too long may be anybody's link.
 */
export function tooManyHeaders(byCookies: boolean): FullResponse {
  const { html, headers } = errorPage(byCookies ? messages.cookiesTooLarge : messages.headersTooLarge)
  return {
    status: 431,
    headers: { ...headers, ...(byCookies && { 'clear-site-data': '"cookies"' }) },
    body: html,
  }
}

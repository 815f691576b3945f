import type { IncomingMessage } from 'node:http'
import { isNextsOwnPath } from '../next-internals.ts'
import { oldAddress } from './old-address-handler.ts'
import { type FullResponse, isForDocument } from './response.ts'
import { isCall, isPage, UNKNOWN_PATH } from './route-request.ts'

// What answers itself, or is asked for by programs.
const OWN =
  /^\/(api|do|desk|auth|token|webhook|uploads|share|captcha|sitemap|feeds|template|practice-pay|practice-phone|practice-courier|parcel-webhook|message-webhook|payment-callback|healthz|readyz|_next)(\/|\.|$)/
// Pages have no ending, or one of these.
const OTHER_FILE = /\.(?!html?$|php$|aspx?$)[a-z\d]{1,12}$/i

/** Whether a path that is not a page here may be one of the seller's former shop. */
export const mayHaveMoved = (request: IncomingMessage, path: string) =>
  oldAddress() !== undefined &&
  isForDocument(request) &&
  path !== UNKNOWN_PATH &&
  !isPage(path) &&
  !isCall(path) &&
  !OWN.test(path) &&
  !OTHER_FILE.test(path) &&
  !isNextsOwnPath(path)

/** Redirects a path of the seller's former shop to its page here, in one step; nothing if there is none or it is not known. */
export async function movedResponse(
  request: IncomingMessage,
  url: string,
): Promise<FullResponse | undefined> {
  const [path = '', query] = url.split(/\?(.*)/s)
  const find = isForDocument(request) ? oldAddress() : undefined
  const to = await find?.(path).catch(() => '')
  if (!to) return undefined
  return {
    status: 301,
    headers: {
      location: query ? `${to}?${query}` : to,
      'cache-control': 'public, max-age=3600',
    },
    body: '',
  }
}

import type { IncomingMessage } from 'node:http'
import { couponLink } from '#lib/coupons/server/coupon-link.ts'
import { type FullResponse, isForDocument } from './response.ts'
import { isPage } from './route-request.ts'

/** Remembers the coupon of a link to a page, and sends on to the page itself. */
export function couponLinkResponse(
  request: IncomingMessage,
  url: string,
  path: string,
): FullResponse | undefined {
  const link = isForDocument(request) && isPage(path) ? couponLink(url) : undefined
  return (
    link && {
      status: 303,
      headers: { location: link.location, 'set-cookie': [link.cookie], 'cache-control': 'no-store' },
      body: '',
    }
  )
}

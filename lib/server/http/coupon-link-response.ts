import type { IncomingMessage } from 'node:http'
import { COOKIES, WEEK_SECONDS } from '#lib/cookies.ts'
import { couponLink } from '#lib/coupons/rules/coupon-link.ts'
import { env } from '../settings/env.ts'
import { type FullResponse, isForDocument } from './response.ts'
import { isPage } from './route-request.ts'

/**
 * Remembers the coupon of a link to a page, and sends on to the page itself: so what is kept for everybody stays one page
 * (Rule 113). `path` is that under which it is served. Another host has no coupons.
 */
export function couponLinkResponse(request: IncomingMessage, path: string): FullResponse | undefined {
  const { url = '' } = request
  const isLink = url.startsWith('/') && !env.apiHost && isForDocument(request) && isPage(path)
  const link = isLink ? couponLink(url) : undefined
  if (!link) return undefined
  const cookie = `${COOKIES.coupon}=${link.code}; Path=/; SameSite=Lax; Max-Age=${WEEK_SECONDS}; HttpOnly`
  return {
    status: 303,
    headers: {
      location: link.location,
      'set-cookie': [env.production ? `${cookie}; Secure` : cookie],
      'cache-control': 'no-store',
    },
    body: '',
  }
}

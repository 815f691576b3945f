import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { couponCode, LONGEST_TYPED } from '../rules/coupon.ts'
import { couponCookie } from './coupon-cookie.ts'

const PARAMETER = 'c'

/**
 * A page's address with a coupon's code in it: the same address without the code, and the cookie that keeps it. So a page
 * that is kept for everybody stays one page (Rule 113). Undefined for every other address.
 */
export function couponLink(url: string): { location: string; cookie: string } | undefined {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  if (!/(?:^|&)c=/.test(search) || env.apiHost) return undefined
  const query = new URLSearchParams(search)
  const code = couponCode((query.get(PARAMETER) ?? '').slice(0, LONGEST_TYPED))
  if (!code) return undefined
  query.delete(PARAMETER)
  return { location: query.size > 0 ? `${path}?${query}` : path, cookie: couponCookie(code) }
}

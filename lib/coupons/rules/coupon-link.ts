import { couponCode, LONGEST_TYPED } from './coupon.ts'

const PARAMETER = 'c'

/**
 * A page's address with a coupon's code in it: the same address without the code, and the code. Undefined for every other
 * address.
 */
export function couponLink(url: string): { location: string; code: string } | undefined {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  if (!/(?:^|&)c=/.test(search)) return undefined
  const query = new URLSearchParams(search)
  const code = couponCode((query.get(PARAMETER) ?? '').slice(0, LONGEST_TYPED))
  if (!code) return undefined
  query.delete(PARAMETER)
  return { location: query.size > 0 ? `${path}?${query}` : path, code }
}

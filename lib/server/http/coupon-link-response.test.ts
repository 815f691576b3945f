import type { IncomingMessage } from 'node:http'
import { ROUTER_HEADER } from '../next-internals.ts'
import { couponLinkResponse } from './coupon-link-response.ts'
import { routeRequest } from './route-request.ts'

/** As the server asks, once it knows under which path it serves it. */
const asked = (url: string, more: Partial<IncomingMessage> = {}) => {
  const verdict = routeRequest('GET', url)
  if (verdict.refused) throw new Error('Refused.')
  return couponLinkResponse({ method: 'GET', headers: {}, url, ...more } as IncomingMessage, verdict.path)
}

test('a link with a code to any page leads to the page without it, and its code is kept', () => {
  for (const path of ['/', '/product/k-1', '/addcart', '/checkout2', '/Product-Serach/kurta']) {
    const answer = asked(`${path}?c=diwali10`)
    expect([path, answer]).toMatchObject([
      path,
      { status: 303, headers: { location: path, 'cache-control': 'no-store' } },
    ])
    expect(answer?.headers['set-cookie']).toEqual([
      expect.stringMatching(/^coupon=DIWALI10; Path=\/; SameSite=Lax; Max-Age=604800; HttpOnly/),
    ])
  }
})

test('what is no page, no document or no code goes its own way', () => {
  expect(asked('/api/Checkout?c=DIWALI10')).toBeUndefined()
  expect(asked('/?c=a')).toBeUndefined()
  for (const url of [
    '//evil.example/?c=DIWALI10',
    '/%5cevil.example?c=DIWALI10',
    'http://evil.example/?c=DIWALI10',
  ])
    expect(asked(url)).toBeUndefined()
  expect(asked('/?c=DIWALI10', { method: 'POST' })).toBeUndefined()
  expect(asked('/?c=DIWALI10', { headers: { [ROUTER_HEADER]: '1' } })).toBeUndefined()
})

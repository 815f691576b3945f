import { couponCode } from './coupon.ts'
import { couponLink } from './coupon-link.ts'

test('a link’s code is taken out of its address, and what else stands there stays', () => {
  expect(couponLink('/?c=diwali10')).toEqual({ location: '/', code: 'DIWALI10' })
  expect(couponLink('/cart?pin=560001&c=DIWALI10&x=1')).toEqual({
    location: '/cart?pin=560001&x=1',
    code: 'DIWALI10',
  })
})

test('what cannot be a code changes nothing', () => {
  for (const url of ['/', '/cart?abc=1', '/?c=', '/?c=a', '/?c=%0d%0aSet-Cookie:x', `/?c=${'A'.repeat(21)}`])
    expect(couponLink(url)).toBeUndefined()
})

test('a code is read as it was meant, in small letters and with spaces', () => {
  expect(couponCode(' diwali 10 ')).toBe('DIWALI10')
  expect(couponCode('Ｄ１０-A')).toBe('D10-A')
  expect(couponCode('ab')).toBe('')
  expect(couponCode('दीवाली')).toBe('')
})

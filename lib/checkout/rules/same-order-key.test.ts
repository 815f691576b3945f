import { pathWithSameKey, sameOrderKey } from './same-order-key.ts'

const KEY = '0b0e7a52-7a4c-4b9a-8e0e-3f6f2f7f6f11'

test('the checkout that is shown again keeps the key of the order that may have been placed', () => {
  for (const path of ['/checkout2', '/checkout2?pay=COD']) {
    const again = new URL(pathWithSameKey(path, KEY), 'http://shop.test')
    expect(sameOrderKey(again.searchParams)).toBe(KEY)
  }
})

test('a key that cannot be one is left out, and another is made', () => {
  expect(pathWithSameKey('/checkout2', '"><script>')).toBe('/checkout2')
  expect(sameOrderKey(new URLSearchParams('sent=x'))).toBeUndefined()
})

import { withoutKey } from './without-key.ts'

test.each([
  ['/order/abc-DEF_1', '/order/…'],
  ['/order/abc?_rsc=1', '/order/…?_rsc=1'],
  ['/Order/abc', '/Order/…'],
  ['/bill/abc.pdf', '/bill/…'],
  ['/ticket/abc', '/ticket/…'],
  ['https://shop.example/order/abc', 'https://shop.example/order/…'],
  ['/order-confirmation?order=7K3M', '/order-confirmation?order=7K3M'],
  ['/your-orders', '/your-orders'],
])('a log names %s as %s', (path, named) => {
  expect(withoutKey(path)).toBe(named)
})

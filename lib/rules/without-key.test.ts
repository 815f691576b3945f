import { readdirSync } from 'node:fs'
import { withoutKey } from './without-key.ts'

test.each([
  ['/order/abc-DEF_1', '/order/…'],
  ['/order/abc?_rsc=1', '/order/…?…'],
  ['/Order/abc', '/Order/…'],
  ['/bill/abc.pdf', '/bill/…'],
  ['/ticket/abc', '/ticket/…'],
  ['https://shop.example/order/abc', 'https://shop.example/order/…'],
  ['/desk/join/abc', '/desk/join/…'],
  ['/track?email=asha@example.org&mobile=9812345670', '/track?…'],
  ['/your-orders', '/your-orders'],
  ['/product/bagh-stole', '/product/bagh-stole'],
])('a log names %s as %s', (path, named) => {
  expect(withoutKey(path)).toBe(named)
})

// What changes in the addresses of pages and calls, by the names of their folders.
const SECRET = /\[(key|token|term)\]/g

test('a log names each page that opens by a secret, and each search, without it', () => {
  const folders = readdirSync('app', { recursive: true })
    .map(String)
    .filter(name => /\[(key|token|term)\]$/.test(name))
  expect(folders.length).toBeGreaterThan(6)
  const paths = folders.map(name => `/${name.replace(/\([\w-]+\)\//g, '').replace(SECRET, 'a-secret')}`)
  expect(paths.map(withoutKey).filter(named => named.includes('a-secret'))).toEqual([])
})

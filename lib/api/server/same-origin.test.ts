import { isSameOrigin } from './same-origin.ts'

const post = (headers: Record<string, string>) =>
  new Request('http://localhost/do/cart/add', {
    method: 'POST',
    headers: { host: 'shop.example', ...headers },
  })

test.each([
  ['its own page', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  ['its own page, without fetch metadata', { origin: 'http://shop.example' }],
  ['the configured site behind a proxy that rewrites Host', { origin: 'https://haat.example' }],
  ['a referring page of its own', { referer: 'https://shop.example/product/x' }],
  ['a command line', {}],
  ['the address bar', { 'sec-fetch-site': 'none' }],
])('%s is same-origin', (_, headers) => {
  expect(isSameOrigin(post(headers), 'https://haat.example')).toBe(true)
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a null origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['another port', { origin: 'https://shop.example:8443' }],
  ['a sub-domain', { origin: 'https://a.shop.example' }],
  ['a longer name', { origin: 'https://shop.example.evil.example' }],
  ['a name in the user part', { origin: 'https://shop.example@evil.example' }],
  ['another scheme', { origin: 'file://shop.example' }],
  ['nonsense', { origin: 'shop.example' }],
  ['a sibling', { 'sec-fetch-site': 'same-site' }],
  [
    'cross-site metadata with a good origin',
    { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  ],
  ['another site’s page as referrer', { referer: 'https://evil.example/shop.example' }],
  ['the configured site’s name over plain http', { origin: 'http://haat.example' }],
])('%s is not same-origin', (_, headers) => {
  expect(isSameOrigin(post(headers), 'https://haat.example')).toBe(false)
})

import { safeLink, webLink } from './safe-link.ts'

test.each([
  ['/products-section2/12', '/products-section2/12'],
  [' https://www.facebook.com/shop ', 'https://www.facebook.com/shop'],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['/a\nb', undefined],
  ['', undefined],
])('%p leads to %p', (url, href) => {
  expect(safeLink(url)).toBe(href)
})

test('a link to another site is never a path of this shop', () => {
  expect(webLink('/login')).toBeUndefined()
  expect(webLink('http://x.test/')).toBe('http://x.test/')
})

import { missedPath, missedTermOf, searchPath } from './search-path.ts'

test.each([
  ['', '/Product-Serach'],
  ['  ', '/Product-Serach'],
  ['bagh', '/Product-Serach/bagh'],
  ['Bagh print', '/Product-Serach/Bagh%20print'],
  ['a/b?c#d', '/Product-Serach/a%2Fb%3Fc%23d'],
  ['..', '/Product-Serach'],
  ['100%', '/Product-Serach/100%25'],
  ['साड़ी', `/Product-Serach/${encodeURIComponent('साड़ी')}`],
  ['<script>', '/Product-Serach/%3Cscript%3E'],
  ['\ud800', '/Product-Serach/%EF%BF%BD'],
])('%p is searched at %p', (typed, path) => {
  expect(searchPath(typed)).toBe(path)
})

test('a term of ten thousand characters is cut', () => {
  expect(searchPath('x'.repeat(10_000))).toHaveLength('/Product-Serach/'.length + 200)
})

test.each([
  'zzqqxxyy',
  'Bagh print',
  'मिट्टी का घड़ा',
  `"</script>&q=x#`,
  '100%',
  'x'.repeat(200),
  '\u{1F600}'.repeat(200),
])('the page that found nothing for %p knows it, at an address of bounded length', typed => {
  const path = missedPath(typed)
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.example')
  expect([pathname, hash]).toEqual(['/ProductNotFound', ''])
  expect(missedTermOf(searchParams)).toBe(typed.slice(0, 200))
  expect(path.length).toBeLessThan(2000)
})

test('without a term the address is the plain one', () => {
  expect(missedPath('  ')).toBe('/ProductNotFound')
  expect(missedTermOf(new URLSearchParams())).toBe('')
  expect(missedTermOf(new URLSearchParams({ q: ` ${'x'.repeat(9_000)}` }))).toBe('x'.repeat(200))
})

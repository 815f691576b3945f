import { searchPath } from './search-path.ts'

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

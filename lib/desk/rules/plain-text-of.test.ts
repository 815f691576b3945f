import { plainTextOf } from './plain-text-of.ts'

test.each([
  ['Soft', 'Soft'],
  ['<p>Soft &amp; light</p><p>Wash<br>cold</p>', 'Soft & light\n\nWash\ncold'],
  ['<p>One</p>', 'One'],
  ['<ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
  ['<p>With <b>more</b></p>', '<p>With <b>more</b></p>'],
  ['', ''],
])('%j is typed as %j', (html, typed) => {
  expect(plainTextOf(html)).toBe(typed)
})

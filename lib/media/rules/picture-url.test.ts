import { PLACEHOLDER, pictureSet, pictureUrl } from './picture-url.ts'

test('the size stands before the extension', () => {
  expect(pictureUrl('bagh-stole.webp', '400x400')).toBe('/uploads/bagh-stole-400x400.webp')
  expect(pictureUrl('logo.svg', '400x400')).toBe('/uploads/logo.svg')
})

test.each([
  '',
  '../etc/passwd',
  '..webp',
  'a/b.webp',
  'https://x.test/a.webp',
  'a.exe',
  'a".webp',
  '.webp',
  'a..webp',
])('%p is no picture', name => {
  expect(pictureUrl(name)).toBe(PLACEHOLDER)
  expect(pictureSet(name, ['400x400'])).toBeUndefined()
})

test('a set names each size by its width', () => {
  expect(pictureSet('a.webp', ['280x280', '400x400'])).toBe(
    '/uploads/a-280x280.webp 280w, /uploads/a-400x400.webp 400w',
  )
})

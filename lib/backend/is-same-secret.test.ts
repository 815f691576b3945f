import { isSameSecret } from './is-same-secret.ts'

test('only the same text is the same secret', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true)
  expect(isSameSecret('abc', Buffer.from('abc'))).toBe(true)
  for (const other of ['', 'ab', 'abd', 'abcd']) expect(isSameSecret(other, 'abc')).toBe(false)
})

test('a text with as many characters and more bytes is different', () => {
  expect(isSameSecret('abé', 'abc')).toBe(false)
  expect(isSameSecret('ab₹', Buffer.from('abc'))).toBe(false)
})

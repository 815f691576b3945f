import { textOf } from '#lib/contract/text-of.ts'
import { shareDescription } from './share-description.ts'

const of = (description: string) => shareDescription({ description, colongdescription: '', name: 'Stole' })

test('a description of 150 characters is whole, of 151 it ends in an ellipsis', () => {
  expect(of('a'.repeat(150))).toBe('a'.repeat(150))
  expect(of('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`)
})

test('tags are stripped, and what they enclosed stays', () => {
  expect(of('<p>Red <b>and</b> black</p><script>alert(1)</script>')).toBe('Red and black')
})

test('entities become the signs they stand for', () => {
  expect(textOf('<p>Salt &amp; pepper &lt;3</p>')).toBe('Salt & pepper <3')
})

test('without a short description the long one speaks, without both the name', () => {
  expect(shareDescription({ description: '', colongdescription: '<p>Long</p>', name: 'Stole' })).toBe('Long')
  expect(shareDescription({ description: '', colongdescription: '', name: 'Stole' })).toBe('Stole')
})

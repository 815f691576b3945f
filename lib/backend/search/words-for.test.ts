import { SYNONYMS } from './synonyms.ts'
import { wordsOf } from './words.ts'
import { isParticle, wordsFor, wordsForBeginning, wordsForMeant } from './words-for.ts'

const wordsToFind = (text: string) => wordsOf(text).flatMap(wordsFor)

test.each([
  ['sari', ['saree']],
  ['Saris', ['saree']],
  ['साड़ी', ['saree']],
  ['सा\u095cियाँ', ['saree']],
  ['sarees', ['saree']],
  ['deepak', ['diya', 'lamp']],
  ['lamp', ['diya', 'lamp']],
  ['घड़ा', ['pot']],
  ['khilone', ['toy']],
  ['खिलौने', ['toy']],
  ['चूड़ियाँ', ['bangle']],
  ['काली', ['black']],
])('%p is looked for as %p', (typed, names) => {
  expect(wordsToFind(typed)).toEqual(expect.arrayContaining(names))
})

test('what nobody calls otherwise is looked for as it is, in both letters', () => {
  expect(wordsToFind('Chanderi')).toEqual(['chanderi'])
  expect(wordsToFind('चंदेरी')).toContain('chanderi')
  expect(wordsToFind('कला')).not.toContain('black')
})

test('half a word and a mistyped one lead to what is said', () => {
  expect(wordsForBeginning('खिल')).toEqual([])
  expect(wordsForBeginning('khilo')).toContain('toy')
  expect(wordsForMeant('sarri')).toContain('saree')
  expect(wordsForMeant('xyzzyx')).toEqual([])
})

test.each(['ka', 'का', 'के', 'और', 'वाली', 'aur'])('%p only holds words together', word => {
  expect(wordsOf(word).every(isParticle)).toBe(true)
})

test('each word stands in one line', () => {
  const all = Object.entries(SYNONYMS).flatMap(line => wordsOf(line.join(' ')))
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
})

import { wrongWords } from './wrong-words.ts'

test.each([
  ['show', 'asha@example.in'],
  ['export', 'asha@example.in', 'asha.json'],
  ['erase', '9876543210'],
  ['erase', '9876543210', '--yes'],
  ['keep', '9876543210'],
])('%s %s is understood', (verb, ...words) => {
  expect(wrongWords(verb, words)).toBeUndefined()
})

test.each([
  [undefined, [], /verb|what/i],
  ['delete', ['a'], /delete/],
  ['constructor', ['a'], /constructor/],
  ['show', [], /e-mail/],
  ['export', ['asha@example.in'], /file/],
  ['show', ['a', 'b'], /“?b/],
  ['show', ['a', '--yes'], /--yes/],
])('%s %j is refused with a sentence', (verb, words, sentence) => {
  expect(wrongWords(verb, words)).toMatch(sentence)
})

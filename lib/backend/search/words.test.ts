import fc from 'fast-check'
import { documentOf } from './document.ts'
import { editDistance } from './edit-distance.ts'
import { wordsOf } from './words.ts'

test.each([
  ['Chanderi Sarees & Stoles', ['chanderi', 'saree', 'stole']],
  ['Ladies’ boxes, glass dishes', ['lady', 'box', 'glass', 'dish']],
  ['T-Shirt', ['t', 'shirt']],
  ['Café Ikât', ['cafe', 'ikat']],
  ['हिन्दी साड़ी', ['हिन्दी', 'साडी']],
  ['सा\u095cी', ['साडी']],
  ['Thalis, kurtis', ['thali', 'kurti']],
  ["%_'\\<b>:*&|!()", ['b']],
  ['\0', []],
])('%p is the words %p', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('text in ASCII alone is read as any other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), text => {
      // A word of another script at the end takes the other way.
      expect(wordsOf(text)).toEqual(wordsOf(`${text} ɸ`).slice(0, -1))
    }),
  )
})

test('a document weighs a word by where it stands, and knows the joined word and the code', () => {
  const texts = { A: 'HOLI T-Shirt', B: 'Shirts', C: '', D: '', asin: 'NH-1' }
  expect(documentOf(texts)).toBe("'0asinnh1':1A 'holi':1A 't':2A 'shirt':3A,5B 'tshirt':4A")
})

test.each([
  ['saree', 'saree', 0],
  ['sraee', 'saree', 1],
  ['chandari', 'chanderi', 1],
  ['elefant', 'elephant', 2],
  ['', 'abc', 3],
])('from %p to %p it takes %i', (a, b, steps) => {
  expect(editDistance(a, b)).toBe(steps)
})

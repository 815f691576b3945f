import { inLatin } from './in-latin.ts'
import { wordsOf } from './words.ts'

test.each([
  ['चंदेरी', 'chanderi'],
  ['माहेश्वरी', 'maheshvari'],
  ['साड़ी', 'sadi'],
  ['सा\u095cी', 'sadi'],
  ['साडी', 'sadi'],
  ['कुर्ता', 'kurta'],
  ['दुपट्टा', 'dupatta'],
  ['मटका', 'matka'],
  ['पीतल', 'pital'],
  ['नर्मदा', 'narmada'],
  ['कमल', 'kamal'],
  ['बाँस', 'bans'],
  ['चंपा', 'champa'],
  ['उज्जैन', 'ujjain'],
  ['गोंड', 'gond'],
  ['न', 'na'],
  ['१२', '12'],
  ['saree', 'saree'],
  ['சேலை', 'சேலை'],
])('%p is %p', (hindi, latin) => {
  expect(wordsOf(hindi).map(inLatin).join(' ')).toBe(latin.normalize('NFKD'))
})

test('whatever sign is asked for, something is left to look for', () => {
  for (let sign = 0x900; sign < 0x980; sign++)
    for (const word of wordsOf(`${String.fromCharCode(sign)} क${String.fromCharCode(sign)}`))
      expect(inLatin(word)).toMatch(/^([a-z0-9]+|[\u0900-\u097f])$/)
})

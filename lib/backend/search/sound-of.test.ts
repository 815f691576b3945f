import fc from 'fast-check'
import { isIndic } from './in-latin.ts'
import { soundOf } from './sound-of.ts'
import { wordsOf } from './words.ts'

const soundsOf = (text: string) => wordsOf(text).map(soundOf)

test.each([
  ['प्याज़', 'प्याज pyaz pyaaz piyaj piyaaz pyaj piaz'],
  ['टमाटर', 'tamatar tamaatar tamaataar'],
  ['केला', 'kela kelaa'],
  ['आलू', 'alu aloo aaloo'],
  ['चावल', 'chawal chaval chaawal'],
  ['धनिया', 'dhania dhaniya dhaniyaa'],
  ['जीरा', 'jira jeera zeera'],
  ['छोले', 'chole chhole'],
  ['अच्छा', 'accha achchha acha'],
  ['फूल', 'phool fool phul'],
  ['नींबू', 'nimbu neembu nimboo'],
  ['आटा', 'ata aata atta'],
  ['चाय', 'chai chay'],
  ['पनीर', 'paneer panir'],
  ['मक्खन', 'makkhan makhan'],
  ['लक्ष्मी', 'lakshmi laxmi'],
  ['ज्ञान', 'gyan gyaan'],
  ['कॉफ़ी', 'coffee kofi'],
  ['क्रीम', 'cream'],
  ['दूध', 'दूध doodh dudh'],
])('%s sounds like %s', (name, spellings) => {
  const [sound] = soundsOf(name)
  expect(sound).not.toBe('')
  expect(soundsOf(spellings)).toEqual(wordsOf(spellings).map(() => sound))
})

test.each([
  ['ટમાટર', 'tamatar'],
  ['કેળા', 'kela'],
  ['ਪਿਆਜ਼', 'pyaz'],
  ['ਟਮਾਟਰ', 'tamatar'],
  ['আলু', 'aloo'],
  ['গোলাপ', 'golap'],
  ['ଆଳୁ', 'alu'],
  ['பால்', 'paal'],
  ['தக்காளி', 'takkali'],
  ['పాలు', 'paalu'],
  ['ಹಾಲು', 'haalu'],
  ['പാൽ', 'paal'],
])('%s sounds like %s', (name, spelling) => expect(soundsOf(name)).toEqual(soundsOf(spelling)))

test('what sounds otherwise stays apart', () => {
  const words = wordsOf('kela kala kili kal bindi bhindi dal dil mala mela mul मेला माला मूल')
  expect(new Set(words.map(soundOf)).size).toBe(11)
})

test.each(['', 'k', '12', '500g', 'चा1', 'плов', 'سيب', 'ॐ'])('%p has no sound to compare', text =>
  expect(soundsOf(text).join('')).toBe(''),
)

test('any word of any script has a sound of plain letters, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
      for (const sound of soundsOf(text)) expect(sound).toMatch(/^[a-z]*$/)
    }),
  )
  const indic = fc.integer({ min: 0x900, max: 0xdff }).map(code => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit: indic, maxLength: 12 }), text => {
      for (const word of wordsOf(text)) {
        expect(soundOf(word)).toMatch(/^[a-z]*$/)
        expect(isIndic(word)).toBe(true)
      }
    }),
  )
})

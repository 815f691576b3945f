import 'server-only'

/** A Hindi word as one writes it in Latin letters: चंदेरी is chanderi, मटका matka. Other words as they are. */
export const inLatin = (word: string) => (DEVANAGARI.test(word) && lettersOf(word)) || word

/** The same of any script of India; '' for a word in other letters. */
export const inLatinOfIndia = (word: string) => {
  const [letter = ''] = INDIC.exec(word) ?? []
  if (!letter) return ''
  const block = Math.floor(letter.charCodeAt(0) / BLOCK)
  return lettersOf(inDevanagari(word), SPEAK_ALL.has(block))
}

/** Whether a word begins with a letter of a script of India. */
export const isIndic = (word: string) => scriptOf(word) !== 0

/** A number for the script of India that a word begins in; 0 for others. */
export const scriptOf = (word: string) =>
  /^[\u0900-\u0dff]/.test(word) ? Math.floor(word.charCodeAt(0) / BLOCK) : 0

const DEVANAGARI = /[\u0900-\u097f]/

const INDIC = /[\u0900-\u0d7f]/
const BLOCK = 0x80

// Unicode has the same letters in the same places of each script's block.
const inDevanagari = (word: string) =>
  word
    .normalize('NFC')
    .replace(OWN_LETTERS, sign => OWN[sign] ?? '')
    .replace(/[\u0980-\u0d7f]/g, sign => String.fromCharCode(0x900 + (sign.charCodeAt(0) % BLOCK)))
    .replaceAll(NUKTA, '')
const NUKTA = '\u093c'

// Letters that stand elsewhere: of Assamese, Punjabi and Malayalam.
const OWN: Record<string, string> = {
  ...{ '\u09f0': 'र', '\u09f1': 'व', '\u0a70': 'ं', '\u0a71': '' },
  ...{ '\u0d7a': 'ण्', '\u0d7b': 'न्', '\u0d7c': 'र्', '\u0d7d': 'ल्', '\u0d7e': 'ळ्', '\u0d7f': 'क्' },
}
const OWN_LETTERS = /[\u09f0\u09f1\u0a70\u0a71\u0d7a-\u0d7f]/g

// The languages of Odia, Tamil, Telugu, Kannada and Malayalam letters speak the vowel that Hindi leaves out.
const SPEAK_ALL = new Set([0xb00, 0xb80, 0xc00, 0xc80, 0xd00].map(start => start / BLOCK))

const lettersOf = (word: string, speaksAll = false) =>
  word
    .replace(BARE, `$&${SCHWA}`)
    .replace(speaksAll ? /$^/ : UNSPOKEN, '')
    .replace(LIPS, 'm')
    .replace(/[\u0900-\u097f]/g, sign => LETTERS[sign] ?? '')
    .replaceAll(SCHWA, 'a')

const SCHWA = 'ə'
// A consonant with neither a vowel sign nor the sign that there is none.
const BARE = /[क-ह](?![\u093a-\u094f])/g
// Not at the end, and not between a vowel and its consonant and the next of both.
const UNSPOKEN =
  /(?<=..)ə$|(?<=[ऄ-औ\u093a-\u094cə][क-ह])ə(?=[क-ह][\u093a-\u094cə](?!$)|[क-ह][\u093a-\u094c])/gu
const LIPS = /[ँं](?=[प-म])/g

const LETTERS: Record<string, string> = Object.fromEntries(
  [
    'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऍe ऑo',
    'ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॅe ॉo ंn ँn \u090ee \u0912o \u0946e \u094ao \u0929n \u0931r \u0934l',
    'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn',
    'तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
    '०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9',
  ].flatMap(line => line.split(' ').map(pair => [pair.charAt(0), pair.slice(1)])),
)

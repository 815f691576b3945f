import 'server-only'

/** A Hindi word as one writes it in Latin letters: चंदेरी is chanderi, मटका matka. Other words as they are. */
export const inLatin = (word: string) => (DEVANAGARI.test(word) && lettersOf(word)) || word

const DEVANAGARI = /[\u0900-\u097f]/

const lettersOf = (word: string) =>
  word
    .replace(BARE, `$&${SCHWA}`)
    .replace(UNSPOKEN, '')
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
    'ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॅe ॉo ंn ँn',
    'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn',
    'तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
    '०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9',
  ].flatMap(line => line.split(' ').map(pair => [pair.charAt(0), pair.slice(1)])),
)

import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { csv, withFolders } from '../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { vocabulary } from './vocabulary.ts'
import { wordsInDatabase } from './words-in-database.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shop = embeddedShop(handlers)

const SECTIONS = `level,id,parent_id,name
group,1,,किराना
category,11,1,सब्ज़ी
subcategory,101,11,ताज़ी सब्ज़ियाँ
subcategory,102,11,Masale
`
const NAMES = [
  ...['प्याज़ 1 किलो', 'टमाटर देसी', 'केला एक दर्जन', 'आलू', 'हल्दी पाउडर', 'फूल गोभी', 'ટમાટર સોસ'],
  ...['Bhindi', 'Jeera whole', 'Dhaniya powder', 'Pyaz ke pakode', 'Basmati chawal'],
]

beforeEach(async () => {
  const rows = NAMES.map((name, at) => [name, at < 7 ? '101' : '102', '40', '30', String(at)])
  const columns = ['name', 'subcategory_id', 'originalPrice', 'discountPrice', 'position']
  await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': csv([columns, ...rows]) }))
})

const found = async (search: string) =>
  (await shop.products({ search, limit: 20 })).products.map(({ name }) => name).sort()
const suggested = async (q: string) => (await shop.suggest({ q })).map(({ text }) => text)
const untilInMemory = async () => {
  while (vocabulary() === wordsInDatabase) await new Promise(done => setTimeout(done, 5))
}

const WANTED: [string, string[]][] = [
  ['pyaz', ['Pyaz ke pakode', 'प्याज़ 1 किलो']],
  ['pyaaz', ['Pyaz ke pakode', 'प्याज़ 1 किलो']],
  ['piyaj', ['Pyaz ke pakode', 'प्याज़ 1 किलो']],
  ['प्याज', ['Pyaz ke pakode', 'प्याज़ 1 किलो']],
  ['tamatar', ['टमाटर देसी', 'ટમાટર સોસ']],
  ['tamaatar', ['टमाटर देसी', 'ટમાટર સોસ']],
  ['टमाटर', ['टमाटर देसी', 'ટમાટર સોસ']],
  ['ટમાટર', ['टमाटर देसी', 'ટમાટર સોસ']],
  ['tamatar desi', ['टमाटर देसी']],
  ['kela', ['केला एक दर्जन']],
  ['kelaa', ['केला एक दर्जन']],
  ['aloo', ['आलू']],
  ['alu', ['आलू']],
  ['haldi', ['हल्दी पाउडर']],
  ['haldee', ['हल्दी पाउडर']],
  ['phool gobi', ['फूल गोभी']],
  ['gobhi', ['फूल गोभी']],
  ['भिंडी', ['Bhindi']],
  ['भिण्डी', ['Bhindi']],
  ['जीरा', ['Jeera whole']],
  ['zeera', ['Jeera whole']],
  ['धनिया', ['Dhaniya powder']],
  ['dhania', ['Dhaniya powder']],
  ['चावल', ['Basmati chawal']],
  ['बासमती चावल', ['Basmati chawal']],
]

test('names are found in the letters that are typed, whichever they are written in', async () => {
  const answers = async () => {
    const names: [string, string[]][] = []
    for (const [typed] of WANTED) names.push([typed, await found(typed)])
    return names
  }
  await untilInMemory()
  expect(await answers()).toEqual(WANTED)
})

test('so they are by the database, before its words are in memory and where they are too many for it', async () => {
  const known = async (...words: string[]) => (await wordsInDatabase.known(words)).map(({ word }) => word)
  const sounding = async (...sounds: string[]) =>
    (await wordsInDatabase.sounding(sounds)).map(({ word }) => word).sort()
  expect(await known('pyaz')).toEqual(['pyaz'])
  expect(await sounding('pyaj', 'kela', '')).toEqual(
    ['pyaz', 'केला', 'प्याज'].map(word => word.normalize('NFKD')),
  )
  expect(await wordsInDatabase.soundBeginning('tam', 8, 'of India')).toHaveLength(2)
  expect(await wordsInDatabase.soundBeginning('jir', 8, 'of India')).toEqual([])
  expect(await wordsInDatabase.soundMeant('gobi')).toMatchObject({ word: 'गोभी', sound: 'gobhi' })
  expect(await wordsInDatabase.soundMeant('xyzzyx')).toBeUndefined()
  await untilInMemory()
  const words = vocabulary()
  expect(words.sounding(['pyaj', 'kela', ''])).toEqual(
    expect.arrayContaining(await wordsInDatabase.sounding(['pyaj', 'kela', ''])),
  )
  expect(words.soundBeginning('tam', 8, 'of India')).toHaveLength(2)
  expect(await words.soundBeginning('chav', 8, 'others')).toMatchObject([{ word: 'chawal' }])
  expect(await words.soundBeginning('jir', 8, 'others')).toHaveLength(1)
  expect(words.soundMeant('gobi')).toEqual(await wordsInDatabase.soundMeant('gobi'))
  expect(words.soundMeant('xyzzyx')).toBeUndefined()
})

const SUGGESTED: [string, string][] = [
  ['pya', 'प्याज़ 1 किलो'],
  ['piya', 'प्याज़ 1 किलो'],
  ['tamaa', 'टमाटर देसी'],
  ['ke', 'केला एक दर्जन'],
  ['भिं', 'Bhindi'],
  ['जीर', 'Jeera whole'],
  ['चाव', 'Basmati chawal'],
  ['sabzi', 'सब्ज़ी'],
  ['masa', 'Masale'],
  ['मसाले', 'Masale'],
]

test('half a word suggests the same', async () => {
  await untilInMemory()
  for (const [typed, text] of SUGGESTED)
    expect([typed, await suggested(typed)]).toEqual([typed, expect.arrayContaining([text])])
})

test('what sounds otherwise is not found', async () => {
  await untilInMemory()
  for (const typed of ['xyzzyx', 'कखगघङ', 'zzzz', 'пирог', '番茄']) expect(await found(typed)).toEqual([])
})

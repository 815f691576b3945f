import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { distanceTo, maxDistance } from './typo-distance.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'
import { wordsInDatabase } from './words-in-database.ts'
import { type Entry, wordsInMemory } from './words-in-memory.ts'

withTestDatabase()

const ENTRIES: Entry[] = [
  ...Object.entries({
    silk: 900,
    sari: 40,
    saree: 800,
    chanderi: 300,
    chandelier: 5,
    stole: 70,
    elephant: 20,
  }),
  ...Object.entries({ साड़ी: 100, साड़ियां: 9, cotton: 500, cot: 3, peacock: 1, dupatta: 60 }),
].map(([word, uses]) => ({ word: word.normalize('NFKD'), uses, named: true }))
const TEXT_ONLY = [
  { word: 'iron', uses: 4000, named: false },
  { word: 'sails', uses: 4000, named: false },
]
const all = [...ENTRIES, ...TEXT_ONLY]
const save = (entries: Entry[]) =>
  db.run(
    `insert into search_words (word, uses, named)
      select word, uses, named from json_to_recordset($1) as e (word text, uses integer, named boolean)`,
    [JSON.stringify(entries)],
  )
beforeAll(() => save(all))

const places: [string, Vocabulary][] = [
  ['in memory', wordsInMemory(all)],
  ['in the database', wordsInDatabase],
]

describe.each(places)('%s', (_, words) => {
  test('known words come with their uses, others not at all', async () => {
    expect(await words.known(['silk', 'linen', 'iron'])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ word: 'silk', uses: 900 }),
        expect.objectContaining({ word: 'iron', uses: 4000 }),
      ]),
    )
    expect(await words.known(['linen', 'sil', 'silks', ''])).toEqual([])
  })

  test.each([
    ['sa', 3, ['sails', 'saree', 'sari']],
    ['chande', 8, ['chanderi', 'chandelier']],
    ['साड', 8, ['साड़ी', 'साड़ियां']],
    ['z', 8, []],
  ])('%p begins at most %i words: %p', async (start, most, expected) => {
    expect((await words.beginning(start.normalize('NFKD'), most)).map(({ word }) => word)).toEqual(
      expected.map(word => word.normalize('NFKD')),
    )
  })

  test.each([
    ['slik', 'silk'],
    ['sraee', 'saree'],
    ['chandri', 'chanderi'],
    ['chandr', 'chanderi'],
    ['elefant', 'elephant'],
    ['pecock', 'peacock'],
    ['duppatta', 'dupatta'],
    ['साडी', 'साड़ी'],
    ['irno', 'iron'],
    ['sialk', 'silk'],
    ['xyzzyx', undefined],
    ['qqq', undefined],
  ])('%p is taken for %p', async (mistyped, meant) => {
    const found = await words.meant(mistyped.normalize('NFKD'))
    expect(found?.word).toBe(meant?.normalize('NFKD'))
  })
})

test('in memory the word that is meant is the nearest of all, and the most used of these', () => {
  const letters = 'aeiklnrst'
  const random = seeded(11)
  const word = () =>
    Array.from({ length: 3 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * 9)]).join('')
  const entries = [...new Set(Array.from({ length: 500 }, word))].map(each => ({
    word: each,
    uses: 1 + Math.floor(random() * 1e6),
    named: true,
  }))
  const words = wordsInMemory(entries)
  for (let round = 0; round < 60; round++) {
    const asked = word()
    const least = Math.min(...entries.map(entry => distanceTo(asked, entry.word)))
    const nearest = entries.filter(entry => distanceTo(asked, entry.word) === least)
    const uses = Math.max(...nearest.map(entry => entry.uses))
    const found = words.meant(asked)
    expect([asked, found]).toEqual([
      asked,
      least <= maxDistance(asked) ? expect.objectContaining({ uses }) : undefined,
    ])
  }
})

test('words are read into memory once, and anew when the catalogue has changed', async () => {
  clearCatalogueCache()
  expect(vocabulary()).toBe(wordsInDatabase)
  await untilRead()
  const before = vocabulary()
  expect(before.known(['linen'])).toEqual([])
  await save([{ word: 'linen', uses: 7, named: true }])
  expect(vocabulary()).toBe(before)
  clearCatalogueCache()
  expect(await vocabulary().known(['linen'])).toMatchObject([{ uses: 7 }])
  await untilRead()
  expect(vocabulary().known(['linen'])).toMatchObject([{ uses: 7 }])
})

const untilRead = async () => {
  while (vocabulary() === wordsInDatabase) await db.one('select 1')
}

// mulberry32
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

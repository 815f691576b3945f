import { readFileSync } from 'node:fs'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import type { Preview } from '../publications/preview.ts'
import { inOrder, inWords } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()
const shop = embeddedShop(handlers)

const PRODUCTS = `name,subcategory_id,originalPrice,discountPrice
Shoulder bag,101,40,30
केला एक दर्जन,101,40,30
Soft towel,101,40,30
Orange soda drink,102,40,30
Soft orange drink,102,40,30
`
const GOODS = { 'categories.csv': SECTIONS, 'products.csv': PRODUCTS }
const synonyms = (rows: string[]) => ({ 'synonyms.csv': `word,means\n${rows.join('\n')}\n` })
beforeEach(() => db.run('truncate synonyms, publications cascade'))

const found = async (search: string) =>
  (await shop.products({ search, limit: 20 })).products.map(({ name }) => name).sort()
const suggested = async (q: string) => (await shop.suggest({ q })).map(({ text }) => text)
const faultsOf = async (rows: string[]) =>
  (await refused(folderOf({ ...GOODS, ...synonyms(rows) }))).errors.listed.toSorted(inOrder).map(inWords)
const warningsOf = async (rows: string[]) =>
  (await take(folderOf({ ...GOODS, ...synonyms(rows) }))).warnings.listed.map(inWords)

test('what the seller says that words mean is found, by one word and by several, in either script, and while it is typed', async () => {
  await take(
    folderOf({
      ...GOODS,
      ...synonyms(['jholi wala,bag', 'भारती,kela', 'thanda,soft drink|soda', 'cold drink,thanda|soft drink']),
    }),
  )
  expect(await found('Jholi wala')).toEqual(['Shoulder bag'])
  expect(await found('भारती')).toEqual(['केला एक दर्जन'])
  expect(await found('bharti')).toEqual(['केला एक दर्जन'])
  expect(await found('thanda')).toEqual(['Orange soda drink', 'Soft orange drink'])
  expect(await found('ठंडा')).toEqual(['Orange soda drink', 'Soft orange drink'])
  // What a word means is not followed further.
  expect(await found('cold drink')).toEqual(['Soft orange drink'])
  expect(await found('orange cold drinks')).toEqual(['Soft orange drink'])
  expect(await suggested('than')).toEqual(['Orange soda drink', 'Soft orange drink'])
  expect(await suggested('cold drin')).toContain('Soft orange drink')
})

test('a meaning stands beside the word itself, and two words may mean each other', async () => {
  await take(folderOf({ ...GOODS, ...synonyms(['towel,soda', 'soda,towel']) }))
  expect(await found('towel')).toEqual(['Orange soda drink', 'Soft towel'])
  expect(await found('soda')).toEqual(['Orange soda drink', 'Soft towel'])
})

test('they are shown before they are published, told, exported, nothing to do again, and withdrawn on request', async () => {
  let preview: Preview | undefined
  const keep = async (shown: Preview) => {
    preview = shown
  }
  const folder = folderOf({ ...GOODS, ...synonyms(['"gathri",bag', 'Thela,Shoulder bag|bag']) })
  const report = await take(folder, { onPreview: keep })
  expect(report.synonyms).toBe(2)
  expect(preview?.synonyms).toEqual({
    count: 2,
    first: [
      { word: 'gathri', from: [], to: ['bag'] },
      { word: 'Thela', from: [], to: ['Shoulder bag', 'bag'] },
    ],
  })
  expect(await take(folder)).toMatchObject({ anything: false })
  const out = path.join(root, `out-${Date.now()}`)
  await exportCatalogue({ folder: out, store })
  expect(readFileSync(path.join(out, 'synonyms.csv'), 'utf8')).toBe(
    '\ufeffword,means\ngathri,bag\nThela,Shoulder bag|bag\n',
  )
  expect(await take(out)).toMatchObject({ anything: false })
  expect(await take(folderOf(synonyms(['gathri,towel'])))).toMatchObject({ synonyms: 1 })
  expect([await found('gathri'), await found('thela')]).toEqual([['Soft towel'], ['Shoulder bag']])
  expect(await take(folderOf(synonyms(['gathri,towel'])), { withdrawMissing: true })).toMatchObject({
    synonyms: 1,
  })
  expect(await found('thela')).toEqual([])
})

test('they are undone field by field: what a later import said again stays', async () => {
  await take(folderOf({ ...GOODS, ...synonyms(['gathri,bag']) }))
  const second = await take(folderOf(synonyms(['gathri,towel', 'thela,bag', 'jhalla,soda'])))
  expect(second.publication).toBe(2)
  await take(folderOf(synonyms(['jhalla,bag'])))
  const report = await undoPublication({ publication: 2 })
  expect(report.conflicts.listed.map(inWords)).toEqual([
    expect.stringMatching(
      /^synonyms\.csv, means: “jhalla” \(\d+\) was changed again by publication 3, and stays$/,
    ),
  ])
  expect(report).toMatchObject({ isPublished: true, synonyms: 2, publication: 4 })
  expect([await found('gathri'), await found('thela'), await found('jhalla')]).toEqual([
    ['Shoulder bag'],
    [],
    ['Shoulder bag'],
  ])
  await undoPublication({ publication: 4 })
  expect(await found('gathri')).toEqual(['Soft towel'])
  await undoPublication({ publication: 1, through: true })
  expect(await db.query(`select from synonyms where means <> '{}'`)).toEqual([])
})

test('what cannot be is told by its row, and nothing is changed', async () => {
  expect(
    await faultsOf([
      ',bag',
      'gathri,',
      'bags,towel|bag',
      '!!!,bag',
      'thela,???|bag',
      'Gathri x,bag||',
      'gathri x,towel',
      `${'x'.repeat(101)},bag`,
      'one two three four five six,bag',
      `lots,${Array.from({ length: 11 }, (_, n) => `bag${n}`).join('|')}`,
      'a,b,c',
      'p|q,bag',
    ]),
  ).toEqual([
    'synonyms.csv, line 2, word: must not be empty',
    'synonyms.csv, line 3, means: must not be empty',
    'synonyms.csv, line 4, means: “bags” means itself, which it does anyway: name what the shop calls it',
    'synonyms.csv, line 5, word: “!!!” has no letter and no figure: nobody looks for it',
    'synonyms.csv, line 6, means: “???” has no letter and no figure: nobody looks for it',
    'synonyms.csv, line 7, means: has an empty part between two |',
    'synonyms.csv, line 7, means: names the same twice',
    'synonyms.csv, line 8, word: “gathri x” is to search the same as on line 7: say all that it means in one row, with | between',
    'synonyms.csv, line 9, word: is longer than 100 characters (it has 101)',
    'synonyms.csv, line 10, word: “one two three four five six” has 6 words: at most 5 can be looked for as one',
    'synonyms.csv, line 11, means: names more than 10',
    expect.stringMatching(/^synonyms\.csv, line 12: /),
    'synonyms.csv, line 13, word: holds a |: give each word a row of its own',
  ])
  expect(await db.query('select from synonyms')).toEqual([])
})

test.each([
  ['empty', ''],
  ['without its header', 'pyaz,onion\n'],
  ['with another header', 'word,meaning,lang\na,b,c\n'],
  ['cut off within quotes', 'word,means\n"gathri,bag\nthela,bag'],
  ['of zeros', '\0\0\0\0'],
])('a file that is %s is told in sentences', async (_, text) => {
  const { errors } = await refused(folderOf({ ...GOODS, 'synonyms.csv': text }))
  expect(errors.count).toBeGreaterThan(0)
  for (const error of errors.listed) expect(inWords(error)).toMatch(/^synonyms\.csv/)
})

test('names that an object has of its own are words like any other', async () => {
  await take(folderOf({ ...GOODS, ...synonyms(['__proto__,bag', 'constructor,towel', 'toString,soda']) }))
  expect(await found('__proto__')).toEqual(['Shoulder bag'])
  expect(await found('constructor')).toEqual(['Soft towel'])
  expect(await found('tostring')).toEqual(['Orange soda drink'])
  expect(await found('hasOwnProperty')).toEqual([])
})

test('columns that were swapped, what nothing is called, and circles of three are warned of', async () => {
  expect(await warningsOf(['bag,gathri', 'thela,zzzyx', 'towel,soda', 'soda,towel'])).toEqual([
    'synonyms.csv, line 2, means: nothing in the shop is called “gathri”, and something is called “bag”: are the two columns swapped? word is what people type, means what the shop calls it',
    'synonyms.csv, line 3, means: nothing in the shop is called “zzzyx”: this row finds nothing yet',
  ])
  expect(await warningsOf(['aa,bb|bag', 'bb,cc|bag', 'cc,aa|bag', 'dd,aa|bag'])).toEqual(
    [2, 3, 4].map(line =>
      expect.stringMatching(new RegExp(`^synonyms.csv, line ${line}, means: .* in a circle`)),
    ),
  )
})

test('a hundred thousand rows are refused at once, and so is what does not fit with those of before', async () => {
  const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => `w${from + n},bag`)
  expect(await faultsOf(rows(0, 100_000))).toEqual([
    'synonyms.csv, line 10002: has at most 10,000 words that mean others: leave out those that the shop does not need',
  ])
  await take(folderOf({ ...GOODS, ...synonyms(rows(0, 10_000)) }))
  expect(await found('w9999')).toEqual(['Shoulder bag'])
  expect(await faultsOf(['more,bag'])).toEqual([
    'synonyms.csv: with those of before there are 10,001, and a shop has at most 10,000 words that mean others: leave out those that the shop does not need',
  ])
})

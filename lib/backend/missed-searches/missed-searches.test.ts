import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { deleteExpired } from '../delete-expired.ts'
import { handlers } from '../index.ts'
import { listMissedSearches } from './list-missed-searches.ts'
import { countMissedSearch, saveMissedSearches, startSavingMissedSearches } from './missed-searches.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shop = embeddedShop(handlers)
beforeEach(() => db.run('truncate missed_searches'))

const PRODUCTS = 'name,subcategory_id,originalPrice,discountPrice\nShoulder bag,101,40,30\n'
const search = (text: string, more = {}) => shop.products({ search: text, limit: 24, ...more })
const listed = async () => {
  await saveMissedSearches()
  return (await listMissedSearches(10)).first.map(({ question, count }) => [question, count])
}

test('a search that found nothing is counted, however it was spaced, and nothing of who asked is kept', async () => {
  await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': PRODUCTS }))
  for (const text of ['Kesar mango', ' kesar  MANGO ', 'qqqzzz', 'kesar mango', 'zzzyyyx 9876543210'])
    await search(text)
  // These find something, look further back, or only within a part of the shop; and who types is not done.
  for (const more of [{ page: 2 }, { minPrice: 5 }, { subcat_id: 102 }]) await search('vvvwww', more)
  await search('bag')
  await search('bga')
  await search('')
  await shop.suggest({ q: 'qqqzzz' })
  expect(await listed()).toEqual([
    ['kesar mango', 3],
    ['qqqzzz', 1],
    ['zzzyyyx …', 1],
  ])
  await search('QQQZZZ')
  await search('qqqzzz')
  expect(await listed()).toContainEqual(['qqqzzz', 3])
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'missed_searches' order by 1`,
  )
  expect(columns.map(({ name }) => name)).toEqual(['count', 'last_at', 'question'])
})

test('what the shop has by now is told as found', async () => {
  for (const text of ['bag', 'gathri', 'kesar']) countMissedSearch(text)
  await saveMissedSearches()
  await take(
    folderOf({
      'categories.csv': SECTIONS,
      'products.csv': PRODUCTS,
      'synonyms.csv': 'word,means\ngathri,bag\n',
    }),
  )
  const { all, first } = await listMissedSearches(2)
  expect([all, first.length]).toEqual([3, 2])
  const found = (await listMissedSearches(10)).first.map(one => [one.question, one.isFound])
  expect(new Map(found as [string, boolean][])).toEqual(
    new Map([
      ['bag', true],
      ['gathri', true],
      ['kesar', false],
    ]),
  )
})

test('a flood of questions takes a bounded room, and pushes out none that is asked often', async () => {
  for (const often of ['kesar mango', 'alphonso']) for (let n = 0; n < 2; n++) countMissedSearch(often)
  await saveMissedSearches()
  await db.run(`insert into missed_searches select 'flood ' || n, 1, now() from generate_series(1, 20000) n`)
  for (let n = 0; n < 100_000; n++) countMissedSearch(`other ${n}`)
  await saveMissedSearches()
  const { all, first } = await listMissedSearches(2)
  expect(all).toBeLessThanOrEqual(5_000)
  expect(first.map(({ question }) => question).sort()).toEqual(['alphonso', 'kesar mango'])
})

test('what nobody asks any more is forgotten after ninety days', async () => {
  await db.run(`insert into missed_searches values ('old', 9, now() - interval '91 days'), ('new', 1, now())`)
  await deleteExpired()
  expect(await listed()).toEqual([['new', 1]])
})

test('what was counted is saved when the shop stops, and kept while the database is away', async () => {
  countMissedSearch('kesar')
  await db.run('alter table missed_searches rename to missed_elsewhere')
  await expect(saveMissedSearches()).rejects.toThrow('missed_searches')
  await db.run('alter table missed_elsewhere rename to missed_searches')
  countMissedSearch('kesar')
  await startSavingMissedSearches().stop()
  expect(await listed()).toEqual([['kesar', 2]])
})

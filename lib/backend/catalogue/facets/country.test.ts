import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { clearCatalogueCache } from '../../catalogue-cache.ts'
import { csv, SECTIONS, withFolders } from '../../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { handlers } from '../../index.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shop = embeddedShop(handlers)

const HEADER = ['ASIN', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'sizes', 'origin_country']
const row = (code: string, country = '', section = '101') => [
  code,
  code,
  section,
  '900',
  '800',
  'NA:5',
  country,
]
const importing = (rows: string[][], more: Record<string, string> = {}) =>
  take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': csv([HEADER, ...rows]), ...more }))
const shopJson = (country: string) => JSON.stringify({ name: 'Reva', declared: { origin_country: country } })

const countries = async (subcat_id: number) => {
  clearCatalogueCache()
  const facets = await shop.filters({ subcat_id })
  return facets.find(({ name }) => name === 'country')?.values.map(({ value, count }) => [value, count])
}
const listOf = async (...country: string[]) =>
  (await shop.products({ subcat_id: 1, filters: { country } })).products.map(({ ASIN }) => ASIN).sort()

test('Law 9: where all is made in India no filter by country is told', async () => {
  await importing([row('A', 'IN'), row('B', 'India'), row('C')])
  expect(await countries(1)).toBeUndefined()
})

test('Law 9: where something imported is sold, its list can be narrowed by country, and no other list', async () => {
  await importing([
    row('A', 'IN'),
    row('B', 'CN'),
    row('C', 'China'),
    row('D', 'IN', '102'),
    row('E', '', '102'),
  ])
  expect(await countries(101)).toEqual([
    ['CN', 2],
    ['IN', 1],
  ])
  expect(await countries(102)).toBeUndefined()
  expect(await listOf('CN')).toEqual(['B', 'C'])
  expect(await listOf('CN', 'IN')).toEqual(['A', 'B', 'C', 'D'])
})

test('Law 9: a single country that is not India is told as well', async () => {
  await importing([row('A', 'IT'), row('B', 'IT')])
  expect(await countries(1)).toEqual([['IT', 2]])
})

test('Law 9: a search is narrowed by country, and tells the countries of the shop', async () => {
  await importing([row('Stole A', 'IN'), row('Stole B', 'CN'), row('Bowl', 'IT', '102')])
  clearCatalogueCache()
  const found = async (country: string[]) =>
    (await shop.products({ search: 'stole', filters: { country } })).products.map(({ ASIN }) => ASIN)
  expect(await found(['CN'])).toEqual(['Stole B'])
  expect(await found(['IT'])).toEqual([])
  expect((await found(['cn', 'in'])).sort()).toEqual(['Stole A', 'Stole B'])
  // One that nobody knows is as if it were not there (Rule 43).
  expect((await found(['XX'])).length).toBe(2)
  expect((await shop.filters({ subcat_id: 0 })).map(({ name }) => name)).toEqual(['country'])
})

test('what a section or the shop declares counts, and follows when only that changes', async () => {
  await importing([row('A'), row('B', 'CN'), row('C', '', '102')], { 'shop.json': shopJson('IN') })
  expect(await listOf('IN')).toEqual(['A', 'C'])
  const sections = csv([
    ['level', 'id', 'parent_id', 'name', 'origin_country'],
    ['subcategory', '102', '11', 'Scarves', 'VN'],
  ])
  await take(folderOf({ 'categories.csv': sections }))
  expect(await countries(1)).toEqual([
    ['CN', 1],
    ['IN', 1],
    ['VN', 1],
  ])
  await take(folderOf({ 'shop.json': shopJson('BD') }))
  expect(await listOf('BD')).toEqual(['A'])
})

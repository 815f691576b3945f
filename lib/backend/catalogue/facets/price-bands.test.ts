import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { clearCatalogueCache } from '../../catalogue-cache.ts'
import { csv, SECTIONS, withFolders } from '../../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { handlers } from '../../index.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const shop = embeddedShop(handlers)

const HEADER = ['ASIN', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'sizes', 'brand']
const importing = async (prices: [string, string][]) => {
  const rows = prices.map(([original, price], at) => [
    `P${at}`,
    `Thing ${at}`,
    '101',
    original,
    price,
    'NA:5',
    'Reva',
  ])
  await take(folderOf({ 'categories.csv': SECTIONS, 'products.csv': csv([HEADER, ...rows]) }))
  clearCatalogueCache()
}
const bandsNow = async () => (await shop.details({}))?.priceBands ?? []
const inBand = async (min: number, max: number, more = {}) =>
  (await shop.products({ minPrice: min, maxPrice: max, ...more })).products.map(({ ASIN }) => ASIN).sort()

test('bands are made of the prices of goods that declare no MRP, and hold them', async () => {
  await importing(Array.from({ length: 20 }, (_, at) => ['0', String(100 + at * 50)]))
  const bands = await bandsNow()
  expect(bands.length).toBeGreaterThan(2)
  const all = await Promise.all(bands.map(({ min, max }) => inBand(min, max)))
  expect(new Set(all.flat()).size).toBe(20)
  expect(await inBand(100, 150)).toEqual(['P0', 'P1'])
  expect(await inBand(100, 150, { subcat_id: 101, sort: 'priceLowToHigh' })).toEqual(['P0', 'P1'])
  expect(await inBand(100, 150, { subcat_id: 101, filters: { brand: ['Reva'] } })).toEqual(['P0', 'P1'])
})

test('what declares an MRP is in the band of that, beside what declares none', async () => {
  await importing([
    ['500', '120'],
    ['0', '130'],
    ['140', '140'],
    ['0', '500'],
  ])
  expect(await inBand(100, 200)).toEqual(['P1', 'P2'])
  expect(await inBand(0, 100)).toEqual([])
  expect(await inBand(400, 600)).toEqual(['P0', 'P3'])
  expect(await inBand(100, 200, { search: 'thing' })).toEqual(['P1', 'P2'])
})

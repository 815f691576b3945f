import { feedFaults, feedLacksNothing, feedsNeedHttps } from '#messages/feeds.ts'
import { feedsInWords } from '#scripts/catalogue/feeds-in-words.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { checkFeeds } from './check-feeds.ts'
import { SHOP, setTexts, wholeFeed } from './test-feeds.ts'
import { rowsOf } from './test-rows.ts'

withTestDatabase()

const WHOLE = { Brand: 'Loom', 'Country of Origin': 'India', Manufacturer: 'Loom House' }

test('a shop that states everything misses nothing', async () => {
  await addProduct({ id: 1, name: 'Saree', sizes: { S: 1, M: 0 } })
  await setTexts(1, WHOLE)
  const report = await checkFeeds(SHOP)
  expect(report).toMatchObject({ products: 1, rows: 2, told: 2, faults: { count: 0 } })
  expect(feedsInWords(report, SHOP)).toEqual([
    '/feeds/google.xml: 2 rows of 1 product',
    feedLacksNothing,
    '/feeds/meta.csv: 2 rows of 1 product',
    feedLacksNothing,
  ])
})

test('what is missing is told once a product, grouped by feed, and what a feed refuses is left out of it', async () => {
  for (let id = 2; id <= 6; id++) await addProduct({ id, name: `Stole ${id}`, colors: ['Red', 'Blue'] })
  await addProduct({ id: 7, name: 'Free' })
  await addProduct({ id: 8, name: 'Unseen' })
  await addProduct({ id: 9, name: 'Foreign' })
  await addProduct({ id: 10, name: 'Later', sizes: { M: 0 } })
  for (const id of [7, 8, 10]) await setTexts(id, WHOLE)
  await setTexts(9, { ...WHOLE, 'Country of Origin': 'China' })
  await db.run('update products set discount_paise = 0 where id = 7')
  await db.run(`update products set images = '{drawn.svg}' where id = 8`)
  await db.run(`update products set asin = '', slug = 'later' where id = 10`)
  await addVariants(10, [{ size: 'M', stock: 0, promise: 'Soon' }])
  const report = await checkFeeds(SHOP)
  expect(report).toMatchObject({ products: 10, rows: 16, told: 14 })
  expect(rowsOf(await wholeFeed('meta.csv'))).toHaveLength(14)
  const counts = report.faults.kinds.map(({ count, first }) => [first[0]?.file, first[0]?.column, count])
  expect(counts.toSorted()).toEqual([
    ['google.xml', 'g:availability_date', 1],
    ['google.xml', 'g:brand', 5],
    ['google.xml', 'g:gtin', 1],
    ['google.xml', 'g:image_link', 1],
    ['google.xml', 'g:price', 1],
    ['google.xml', 'g:product_detail', 5],
    ['meta.csv', 'brand', 5],
    ['meta.csv', 'gtin', 1],
    ['meta.csv', 'image_link', 1],
    ['meta.csv', 'importer_address', 1],
    ['meta.csv', 'importer_name', 1],
    ['meta.csv', 'manufacturer_info', 5],
    ['meta.csv', 'origin_country', 5],
    ['meta.csv', 'price', 1],
  ])
  const lines = feedsInWords(report, { site: 'http://localhost:3000' })
  expect(lines).toContain(`    5 products, each ${feedFaults.brand}: 2 Stole 2; 3 Stole 3; 4 Stole 4; …`)
  expect(lines).toContain(`    1 product ${feedFaults.picture}: 8 Unseen`)
  expect(lines.at(-1)).toBe(feedsNeedHttps('http://localhost:3000'))
})

import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { setTexts, wholeFeed } from './test-feeds.ts'
import { rowsOf } from './test-rows.ts'

withTestDatabase()

const declare = (id: number, declared: object) =>
  db.run('update product_texts set declared = $2 where product_id = $1', [id, JSON.stringify(declared)])
const metaRows = async () => rowsOf((await wholeFeed('meta.csv')).replace(/^\ufeff/, ''))

beforeEach(async () => {
  await db.run('truncate products, sections, shop cascade')
  clearCatalogueCache()
  await addProduct({ id: 1, price: 900 })
  await setTexts(1, {})
})

test('Law 10: what comes from abroad is told with its origin, its importer and the importer’s address', async () => {
  await declare(1, {
    origin_country: 'CN',
    importer: 'Setu Imports',
    importer_address: '1 Dock Road, Mumbai 400001',
    manufacturer: 'Lotus Works',
    manufacturer_address: '8 River Street, Hangzhou',
  })
  expect(await metaRows()).toMatchObject([
    {
      origin_country: 'CN',
      importer_name: 'Setu Imports',
      importer_address: JSON.stringify({
        street1: '1 Dock Road',
        city: 'Mumbai',
        postal_code: '400001',
        country: 'IN',
      }),
      manufacturer_info: 'Lotus Works, 8 River Street, Hangzhou',
      wa_compliance_category: 'DEFAULT',
    },
  ])
  expect(await wholeFeed('google.xml')).toContain('<g:attribute_value>China</g:attribute_value>')
})

test('what a section and the shop declare is told of their products, and no importer of what is Indian', async () => {
  await db.run(
    `insert into shop (details, more) values ('{"name":"Haat"}', '{"declared": {"origin_country": "IN", "importer": "Setu", "importer_address": "1 Dock Road, Mumbai"}}')`,
  )
  await db.run(`update sections set declared = '{"manufacturer": "Reva Kapda Udyog"}' where id = 2`)
  expect(await metaRows()).toMatchObject([
    { origin_country: 'IN', importer_name: '', importer_address: '', manufacturer_info: 'Reva Kapda Udyog' },
  ])
})

test.each([
  ['above the price', 120_000, '<g:maximum_retail_price>1200.00 INR</g:maximum_retail_price>'],
  ['that is the price', 90_000, '<g:maximum_retail_price>900.00 INR</g:maximum_retail_price>'],
  ['that is not declared', 0, undefined],
  ['below the price', 80_000, undefined],
])('Law 7: an MRP %s is told as the page shows it', async (_, paise, told) => {
  await db.run('update products set original_paise = $1', [paise])
  const feed = await wholeFeed('google.xml')
  if (told) expect(feed).toContain(told)
  else expect(feed).not.toContain('maximum_retail_price')
})

test('Meta strikes nothing where the MRP is the price', async () => {
  await db.run('update products set original_paise = 90000')
  expect(await metaRows()).toMatchObject([{ price: '900.00 INR', sale_price: '' }])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()

const file = (...rows: string[]) =>
  folderOf({ 'categories.csv': SECTIONS, 'products.csv': `${rows.join('\n')}\n` })
const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes'
const STOLE = '1,A-1,Stole,101,500,400,S:5'
const SHAWL = '2,A-2,Shawl,101,900,800,NA:7'
const shop = embeddedShop(handlers)
const namesOnSale = async () =>
  (await shop.products({ search: '', subcat_id: 0 })).products.map(({ name }) => name)
let exports = 0
const written = async () => {
  const folder = path.join(root, `out-${++exports}`)
  await exportCatalogue({ folder, store })
  return { folder, text: readFileSync(path.join(folder, 'products.csv'), 'utf8') }
}

test('a code and the columns to change are enough, and all else stays as it was', async () => {
  await take(file(HEADER, STOLE, SHAWL))
  const before = (await written()).text
  await take(file('ASIN,discountPrice', 'A-1,350'))
  await take(file('id,sizes', '2,NA:8'))
  await take(file('ASIN,sizes', 'A-1,S:6'))
  expect((await written()).text).toBe(
    before.replace(',500,400,', ',500,350,').replace('NA:7', 'NA:8').replace('S:5', 'S:6'),
  )
  expect((await take(file('ASIN,name', 'A-1,Long stole'))).changed).toBe(1)
  expect(await db.one('select name, name_key, slug from products where id = 1')).toEqual({
    name: 'Long stole',
    name_key: 'long stole',
    slug: 'a-1',
  })
})

test('a code that the shop does not know needs more than that', async () => {
  await take(file(HEADER, STOLE))
  const { message } = await refused(file('ASIN,discountPrice', 'A-1,350', 'A-7,200', 'A-8,200'))
  expect(message.split('\n')).toEqual([
    'products.csv, line 3, ASIN: the shop has no such product yet, and a new one needs name, subcategory_id, originalPrice',
    'products.csv, line 4, ASIN: the shop has no such product yet, and a new one needs name, subcategory_id, originalPrice',
  ])
})

test('a SKU and the columns to change are enough where one product has it', async () => {
  await take(
    folderOf({
      'categories.csv': SECTIONS,
      'products.csv': `${HEADER},SKU\n${STOLE},ST\n${SHAWL},SH\n3,,Cap,101,90,80,,\n4,,Hat,101,90,80,,TWO\n5,,Bag,101,90,80,,TWO\n`,
      'variants.csv': 'product,option1,SKU\n3,Red,CAP-R\n',
    }),
  )
  await take(file('SKU,ASIN,discountPrice,name', 'ST,,350,Long stole'))
  expect(await db.one('select asin, slug, name, discount_paise as price from products where id = 1')).toEqual(
    { asin: 'A-1', slug: 'a-1', name: 'Long stole', price: 35000 },
  )
  const { message } = await refused(
    file('SKU,discountPrice', 'TWO,9', 'CAP-R,9', 'SH,700', 'SH,600', ',5', 'NONE,5'),
  )
  expect(message.split('\n')).toEqual([
    'products.csv, line 2, SKU: 2 products have the SKU “TWO”: write the ASIN or the id of the one that is meant',
    'products.csv, line 3, SKU: is the SKU of a variant of product 3, not of a product: write what changes in variants.csv',
    'products.csv, line 5, SKU: is product 2, which stands on line 4 already: where they are two products, give each an ASIN (a code of your own) or an id',
    'products.csv, line 6, SKU: is empty: the row does not say which product it means',
    'products.csv, line 7, SKU: the shop has no such product yet, and a new one needs name, subcategory_id, originalPrice',
  ])
})

test('a new ASIN never means a product whose name makes the same address', async () => {
  await take(file('name,subcategory_id,originalPrice,discountPrice', 'Belt,101,90,80'))
  const { message } = await refused(
    file('ASIN,name,subcategory_id,originalPrice,discountPrice', 'belt,Buckle,101,900,800'),
    { byName: true },
  )
  expect(message).toContain(
    'products.csv, line 2, ASIN: the address /product/belt belongs to product 1 already',
  )
})

test('a hidden product is not shown, keeps what it has, and comes back where it is shown again', async () => {
  await take(file(HEADER, STOLE, SHAWL))
  expect(await take(file('ASIN,hidden', 'A-1,true'))).toMatchObject({ changed: 1 })
  expect(await namesOnSale()).toEqual(['Shawl'])
  // Columns that do not speak of it leave it hidden, and so does taking out what is missing.
  await take(file('ASIN,discountPrice', 'A-1,390'))
  await take(file(HEADER, SHAWL), { withdrawMissing: true })
  expect(await namesOnSale()).toEqual(['Shawl'])
  const { folder, text } = await written()
  expect(text).toContain(',hidden')
  expect((await take(folder)).anything).toBe(false)
  await take(file('ASIN,hidden', 'A-1,no'))
  expect(await namesOnSale()).toEqual(['Stole', 'Shawl'])
})

test('texts for search engines and of pictures are told of the product alone', async () => {
  const header = 'ASIN,images,image_alt,seo_title,seo_description'
  await take(file(HEADER, STOLE, SHAWL))
  await take(file(header, 'A-1,a.webp|IMG_1.HEIC|b.webp,Front|Lost|Back,Silk stole,Soft'))
  const [told] = await shop.product({ search: 'a-1', subcat_id: 0, type: '' })
  expect(told).toMatchObject({
    seo_title: 'Silk stole',
    seo_description: 'Soft',
    thumbnail: [
      { CoImage: 'a.webp', alt: 'Front' },
      { CoImage: 'b.webp', alt: 'Back' },
    ],
  })
  const [plain] = await shop.product({ search: 'a-2', subcat_id: 0, type: '' })
  expect(plain).not.toHaveProperty('seo_title')
  expect((await take((await written()).folder)).anything).toBe(false)
})

test('other languages and private columns are kept by name, exported, and left alone by other files', async () => {
  await take(
    file(
      `${HEADER},name:hi,description:hi,purchase_price,supplier,private:HSN,private:Rack`,
      `${STOLE},दुपट्टा,<b onclick=x>मुलायम</b>,120.50,Ravi,6214,B 4`,
      `${SHAWL},,,,,,`,
    ),
  )
  const before = await written()
  expect(before.text).toContain(
    ',purchase_price,supplier,name:hi,description:hi,private:HSN,private:Rack'.replace(
      'name:hi,description:hi',
      'description:hi,name:hi',
    ),
  )
  expect(before.text).toContain('<b>मुलायम</b>,दुपट्टा,6214,B 4')
  expect((await take(before.folder)).anything).toBe(false)
  await take(file('ASIN,discountPrice', 'A-1,350'))
  await take(file('ASIN,private:Rack,name:hi', 'A-1,,स्टोल'))
  expect(await db.one('select * from product_private')).toEqual({
    product_id: 1,
    purchase_paise: 12050,
    supplier: 'Ravi',
    private_fields: { HSN: '6214' },
  })
  expect(
    (await db.one<{ translations: object }>('select translations from product_texts where product_id = 1'))
      ?.translations,
  ).toEqual({
    'name:hi': 'स्टोल',
    'description:hi': '<b>मुलायम</b>',
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productBySlug } from '../catalogue/one-product.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { inWords } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { csv, SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()

const HEADER = ['ASIN', 'name', 'subcategory_id', 'discountPrice', 'sizes']
const ROW = ['K-1', 'Kurta', '101', '900', 'NA:5']
const folderWith = (columns: Record<string, string>, more: Record<string, string> = {}) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': csv([
      [...HEADER, ...Object.keys(columns)],
      [...ROW, ...Object.values(columns)],
    ]),
    ...more,
  })
const ALL = {
  mrp: '1200',
  manufacturer: 'Reva Kapda Udyog',
  manufacturer_address: '4 Mill Road, Indore 452001',
  packer: 'Reva Packers',
  packer_address: '5 Mill Road, Indore 452001',
  importer: 'Setu Imports',
  importer_address: '1 Dock Road, Mumbai 400001',
  origin_country: 'Italy',
  generic_name: 'Kurta',
  net_quantity: '1 piece',
  best_before: '12 months from packing',
  size_chart: 'Size|Chest (cm)|Length; S|92|70; M|96-100|71',
  care_contact: 'Asha, 0731-2401234, care@reva.example',
  hsn: '6204 42 90',
  tax_rate: '5%',
  tax_class: 'merit',
}
const declaredIn = async (id: string) =>
  (
    await db.one<{ declared: object }>(
      'select declared from product_texts t join products p on p.id = t.product_id where asin = $1',
      [id],
    )
  )?.declared
const told = async (columns: Record<string, string>) =>
  (await refused(folderWith({ mrp: '1200', ...columns }))).errors.listed.map(inWords)

test('Law 7: every declaration of a row comes in, goes out with the export, and comes in again as nothing to do', async () => {
  await take(folderWith(ALL))
  expect(await db.query('select original_paise, hsn from products')).toEqual([
    { original_paise: 120_000, hsn: '62044290' },
  ])
  const { mrp, hsn, ...others } = ALL
  const kept = {
    ...others,
    origin_country: 'IT',
    net_quantity: '1 N',
    size_chart: 'Size|Chest (cm)|Length; S|92|70; M|96-100|71',
    tax_rate: 5,
  }
  expect(await declaredIn('K-1')).toEqual(kept)
  const folder = path.join(root, 'exported')
  await exportCatalogue({ folder, store })
  expect((await take(folder)).anything).toBe(false)
  expect(await declaredIn('K-1')).toEqual(kept)
})

test.each([
  [{ mrp: '899' }, 'mrp: 899 is below the price 900: nothing may be sold above its MRP'],
  [
    { origin_country: 'ZZ' },
    'origin_country: "ZZ" is not a country: two letters of ISO 3166 (IN, CN, IT) or its name',
  ],
  [
    { net_quantity: '3 bags' },
    'net_quantity: "3 bags" is not a quantity with a unit, like 500 g, 2 x 250 ml, 5.5 m or 1 N (units: mg, g, kg, ml, l, mm, cm, m, m², N, pair, set)',
  ],
  [{ hsn: '620' }, 'hsn: "620" is not an HSN code of 4, 6 or 8 digits'],
  [
    { tax_rate: '7' },
    'tax_rate: "7" is not a rate of GST in percent (0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 12, 18, 28, 40)',
  ],
  [{ tax_class: 'cheap' }, 'tax_class: "cheap" is not a tax class (nil, merit, standard, demerit, by-price)'],
  [{ tax_rate: '18', tax_class: 'merit' }, 'tax_class: merit means 5 %, and tax_rate says 18 %'],
  [
    { size_chart: 'S,M,L' },
    'size_chart: "S,M,L" is not a size chart in centimetres, like Size|Chest|Length; S|92|70; M|97|71 (a row for each size, numbers or ranges)',
  ],
  [
    { originalPrice: '1300' },
    'mrp: 1200 and the originalPrice 1300 are both the MRP, and differ: write one of them',
  ],
])('Law 7: %j is refused by its row, its column and a sentence', async (columns, sentence) =>
  expect(await told(columns)).toEqual([`products.csv, line 2, ${sentence}`]),
)

test('Law 7: an MRP of a choice below its price is refused', async () => {
  const variants = csv([
    ['product', 'option1', 'price', 'MRP', 'stock', 'net_quantity'],
    ['K-1', 'S', '900', '850', '3', '250 g'],
  ])
  const { errors } = await refused(folderWith({ mrp: '1200' }, { 'variants.csv': variants }))
  expect(errors.listed.map(inWords)).toEqual([
    'variants.csv, line 2, MRP: 850 is below the price 900: nothing may be sold above its MRP',
  ])
})

test('a column that is not in the file leaves its declaration alone, and an empty cell clears it', async () => {
  await take(folderWith({ mrp: '1200', generic_name: 'Kurta', net_quantity: '1 N' }))
  const again = csv([
    ['ASIN', 'net_quantity'],
    ['K-1', ''],
  ])
  await take(folderOf({ 'products.csv': again }))
  expect(await declaredIn('K-1')).toEqual({ generic_name: 'Kurta' })
})

test('an undo gives back what was declared, of products and of sections', async () => {
  await take(folderWith({ mrp: '1200', generic_name: 'Kurta' }))
  const sections = csv([
    ['level', 'id', 'parent_id', 'name', 'origin_country', 'hsn'],
    ['subcategory', '101', '11', 'Stoles', 'India', '6214'],
  ])
  const products = csv([
    ['ASIN', 'generic_name', 'mrp'],
    ['K-1', 'Shirt', '1500'],
  ])
  await take(folderOf({ 'categories.csv': sections, 'products.csv': products }))
  expect((await productBySlug('k-1'))?.declared).toMatchObject({
    generic_name: 'Shirt',
    origin_country: 'IN',
  })
  expect(await db.query('select declared from sections where id = 101')).toEqual([
    { declared: { origin_country: 'IN', hsn: '6214' } },
  ])
  await undoPublication({})
  expect(await declaredIn('K-1')).toEqual({ generic_name: 'Kurta' })
  expect(await db.query('select declared from sections where id = 101')).toEqual([{ declared: {} }])
  expect(await db.query('select original_paise from products')).toEqual([{ original_paise: 120_000 }])
})

test('a section keeps what a file of sections does not name, and its export has the columns that are used', async () => {
  const sections = (columns: string[], cells: string[]) =>
    csv([
      ['level', 'id', 'parent_id', 'name', ...columns],
      ['subcategory', '101', '11', 'Stoles', ...cells],
    ])
  await take(folderWith({ mrp: '1200' }))
  await take(folderOf({ 'categories.csv': sections(['generic_name', 'tax_rate'], ['Stole', '5']) }))
  await take(folderOf({ 'categories.csv': sections(['generic_name'], ['']) }))
  expect(await db.query('select declared from sections where id = 101')).toEqual([
    { declared: { tax_rate: 5 } },
  ])
  const folder = path.join(root, 'sections')
  await exportCatalogue({ folder, store })
  expect(readFileSync(path.join(folder, 'categories.csv'), 'utf8')).toMatch(
    /^\ufefflevel,.*,banner,tax_rate\r?\n/,
  )
  expect((await take(folder)).anything).toBe(false)
})

test('Law 10: what is missing is told by row without --strict, and refused with it', async () => {
  const columns = { mrp: '1200', origin_country: 'CN', packer: 'Reva Packers', generic_name: 'Kurta' }
  const report = await take(folderWith(columns), { check: true })
  const missing = [
    'products.csv, line 2, manufacturer_address: the address of who is named (maker, packer or importer) is missing',
    'products.csv, line 2, importer: it comes from abroad, and its importer is not named with an address',
    'products.csv, line 2, net_quantity: no net quantity is declared (like 500 g, 5.5 m or 1 N)',
    'products.csv, line 2, care_contact: nobody is named whom a customer may ask: fill in care_contact, or seller.care in shop.json',
  ]
  expect(report.undeclared?.listed.map(inWords)).toEqual(missing)
  const { errors } = await refused(folderWith(columns), { strict: true })
  expect(errors.listed.map(inWords)).toEqual(missing)
})

test('Law 7: what a section and shop.json declare is missing nowhere', async () => {
  const sections = csv([
    ['level', 'id', 'parent_id', 'name', 'generic_name', 'net_quantity'],
    ['group', '1', '', 'Cloth', '', ''],
    ['category', '11', '1', 'Prints', 'Stole', ''],
    ['subcategory', '101', '11', 'Stoles', '', '1 N'],
  ])
  const shop = {
    name: 'Reva',
    seller: { care: { mobile: '9876543210' } },
    declared: { manufacturer: 'Reva', manufacturer_address: '4 Mill Road, Indore', origin_country: 'IN' },
  }
  const folder = folderOf({
    'categories.csv': sections,
    'products.csv': csv([
      [...HEADER, 'mrp'],
      [...ROW, '1200'],
    ]),
    'shop.json': JSON.stringify(shop),
  })
  const report = await take(folder, { strict: true })
  expect(report).toMatchObject({ added: 1, isPublished: true })
  expect(report.undeclared).toBeUndefined()
})

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { csvLine, csvReader } from '../catalogue-import/csv.ts'
import { PRODUCTS_TABLE } from '../catalogue-import/product-cells.ts'
import { SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { VARIANTS_TABLE } from '../catalogue-import/variant-cells.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { NEEDED_VARIANT_COLUMNS, PRODUCT_COLUMNS, VARIANT_COLUMNS } from './columns.ts'
import { META, NEW_SHOPIFY, SHOPIFY, WOOCOMMERCE, withFiles } from './test-files.ts'

withTestDatabase()
const { take } = withFolders()
const { convert } = withFiles()

const KNOWN: readonly string[] = [...PRODUCTS_TABLE.required, ...PRODUCTS_TABLE.optional]
const isKnown = (column: string) => KNOWN.includes(column) || column.startsWith('attr:')

/** The folder for the import of this build: without columns that it does not know, and pictures, which are on the net. */
const fitted = (folder: string) => {
  const hasPaths = KNOWN.includes('path')
  const write = (name: string, wanted: (column: string) => boolean, more: Record<string, string>) => {
    const file = path.join(folder, name)
    const reader = csvReader()
    const [header, ...rows] = [...reader.push(readFileSync(file, 'utf8')), ...reader.end()]
    const places = (header?.fields ?? [])
      .map((column, place) => ({ column, place }))
      .filter(({ column }) => wanted(column))
    const lines = rows.map(({ fields }) => [
      ...places.map(({ place }) => fields[place] ?? ''),
      ...Object.values(more),
    ])
    writeFileSync(
      file,
      [[...places.map(({ column }) => column), ...Object.keys(more)], ...lines].map(csvLine).join(''),
    )
  }
  const isPicture = (column: string) => column.startsWith('image')
  write(
    'products.csv',
    column => isKnown(column) && !isPicture(column),
    hasPaths ? {} : { subcategory_id: '101' },
  )
  write('variants.csv', column => !isPicture(column), {})
  if (!hasPaths) writeFileSync(path.join(folder, 'categories.csv'), SECTIONS)
  return folder
}

test('variants.csv has columns of the import alone', () => {
  const known: readonly string[] = [...VARIANTS_TABLE.required, ...VARIANTS_TABLE.optional]
  expect([...NEEDED_VARIANT_COLUMNS, ...VARIANT_COLUMNS].filter(column => !known.includes(column))).toEqual(
    [],
  )
})

// What is designed and may not be there yet.
const DESIGNED = [
  ...[
    'path',
    'brand',
    'tags',
    'sale_price',
    'sale_from',
    'sale_to',
    'image_alt',
    'seo_title',
    'seo_description',
  ],
  ...['hidden', 'purchase_price', 'supplier', 'old_addresses'],
]

test('products.csv has columns of the import, or designed ones', () => {
  expect(PRODUCT_COLUMNS.filter(column => !isKnown(column) && !DESIGNED.includes(column))).toEqual([])
})

test.each([
  ['Shopify', SHOPIFY, 3],
  ['newer Shopify', NEW_SHOPIFY, 1],
  ['WooCommerce', WOOCOMMERCE, 3],
  ['Meta', META, 2],
])('a folder made of a file of %s is imported, and again is nothing to do', async (_, text, products) => {
  const { folder } = await convert(text)
  expect(await take(fitted(folder))).toMatchObject({ added: products })
  expect(await take(folder)).toMatchObject({ anything: false })
})

test('a dated sale of another shop is the price of this one, to the end that it has there', async () => {
  const { folder } = await convert(WOOCOMMERCE)
  await take(fitted(folder))
  expect(
    await db.one(
      'select discount_paise, regular_paise, turns_at, sale_to from products where sale_paise is not null',
    ),
  ).toEqual({
    discount_paise: 8000,
    regular_paise: 10000,
    turns_at: new Date('2099-12-31T18:30:00Z'),
    sale_to: new Date('2099-12-31T18:30:00Z'),
  })
  const meta = await convert(META)
  await take(fitted(meta.folder))
  expect(
    await db.one(`select discount_paise, regular_paise, turns_at from products where asin = 'K'`),
  ).toEqual({
    discount_paise: 99900,
    regular_paise: 129900,
    turns_at: new Date('2099-12-31T18:29:00Z'),
  })
})

test('prices, stock and options of variants are in the shop as the file says', async () => {
  const { folder } = await convert(SHOPIFY)
  await take(fitted(folder))
  const rows =
    await db.query(`select p.asin, v.size, v.color, v.sku, v.stock, v.unlimited, v.promise <> '' as promised,
      coalesce(v.discount_paise, p.discount_paise) as price, coalesce(v.original_paise, p.original_paise) as mrp
    from products p join variants v on v.product_id = p.id order by p.id, v.place`)
  expect(rows).toEqual([
    {
      asin: 'linen-shirt',
      size: '38',
      color: 'Slim',
      sku: 'LS-38-S',
      stock: 4,
      unlimited: false,
      promised: false,
      price: 149900,
      mrp: 0,
    },
    {
      asin: 'linen-shirt',
      size: '38',
      color: 'Regular',
      sku: 'LS-38-R',
      stock: 0,
      unlimited: false,
      promised: true,
      price: 139900,
      mrp: 0,
    },
    {
      asin: 'linen-shirt',
      size: '40',
      color: 'Slim',
      sku: '',
      stock: null,
      unlimited: true,
      promised: false,
      price: 149900,
      mrp: 0,
    },
    {
      asin: 'brass-bell',
      size: '1 piece',
      color: '',
      sku: '',
      stock: null,
      unlimited: true,
      promised: false,
      price: 25000,
      mrp: 0,
    },
  ])
})

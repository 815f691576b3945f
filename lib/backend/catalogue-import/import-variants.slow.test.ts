import { readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, store, folderOf, take, refused } = withFolders()

const PRODUCTS = `id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes,color,options,SKU,weight_g,hsn
1,A-1,Kurta,101,1000,900,S:5|M:4,Red|Blue,,KU,250,6204
2,A-2,Jeans,101,1000,500,,,Size|Fit,,,
3,A-3,Rice,102,200,150,1 kg:4|5 kg:2,,Pack,,,
4,A-4,Scarf,102,300,250,NA:5,Green,,,,
`
const HEAD = 'product,option1,option2,option3,SKU,price,MRP,stock,promise,image,hidden'
const VARIANTS = `${HEAD}
A-1,M,Red,,K-M-R,950,1100,3,,,
A-1,M,Blue,,K-M-B,,,1,,,
A-1,S,Red,,K-S-R,,,unlimited,,,
A-2,32,Slim,,J-1,,,2,,,
A-2,32,Loose,,J-2,,,0,Sent in a week,,
A-2,34,Slim,,J-3,,,4,,,true
`
const FILES = { 'categories.csv': SECTIONS, 'products.csv': PRODUCTS, 'variants.csv': VARIANTS }
const folder = (more: Record<string, string> = {}) => folderOf({ ...FILES, ...more })
const sizesOf = async (id: number) =>
  (
    await db.query<{ told: string }>(
      `select size_desc || ':' || stock as told from product_sizes where product_id = $1 order by unit_id`,
      [id],
    )
  ).map(({ told }) => told)
const stockOf = async (sku: string) =>
  (await db.one<{ stock: number | null }>('select stock from variants where sku = $1', [sku]))?.stock
const product = (id: number) =>
  db.one<{ colors: string[]; slots: string[] }>('select colors, slots from products where id = $1', [id])
const only = (row: string, head = HEAD) => ({ 'variants.csv': `${head}\n${row}\n` })
const reasons = async (...rows: string[]) => {
  const { errors } = await refused(folder(only(rows.join('\n'))))
  return errors.listed.map(({ line, column, reason }) => `${line} ${column} ${reason}`)
}

test('variants give their product its sizes, colours and sums of stock, and the same again is a no-op', async () => {
  const report = await take(folder())
  expect(report).toMatchObject({ added: 4, warnings: { count: 0 } })
  expect([await sizesOf(1), await sizesOf(2), await sizesOf(3)]).toEqual([
    ['M:4', 'S:0'],
    ['32:2'],
    ['1 kg:4', '5 kg:2'],
  ])
  expect(await product(1)).toEqual({ colors: ['Red', 'Blue'], slots: ['size', 'color'] })
  expect(await product(2)).toEqual({ colors: ['Slim', 'Loose'], slots: ['size', 'color'] })
  expect(await product(3)).toEqual({ colors: [], slots: ['size'] })
  expect(await take(folder())).toMatchObject({ anything: false, unchanged: 4 })
})

test('a row that names a choice by its SKU alone changes what it says, and nothing else', async () => {
  await take(folder())
  const before = await db.query('select * from variants order by id')
  expect(await take(folderOf(only('K-M-R,899\nJ-2,450', 'SKU,price')))).toMatchObject({ changed: 2 })
  const after = await db.query<{ sku: string; discount_paise: number }>('select * from variants order by id')
  const prices = new Map(after.map(({ sku, discount_paise }) => [sku, discount_paise]))
  expect([prices.get('K-M-R'), prices.get('J-2')]).toEqual([89_900, 45_000])
  const without = (rows: object[]) =>
    rows.map(row => Object.entries(row).filter(([key]) => !/discount_paise|updated_at/.test(key)))
  expect(without(after)).toEqual(without(before))
  const { errors } = await refused(folderOf(only('K-NEW,100', 'SKU,price')))
  expect(errors.listed.map(({ line, column, reason }) => `${line} ${column} ${reason}`)).toEqual([
    '2 SKU the shop has no choice with the SKU “K-NEW”: for a new one fill “product” and “option1” too',
  ])
})

test('an export holds every cell, and comes in again as nothing to do', async () => {
  await take(folder())
  const out = path.join(root, 'out')
  await exportCatalogue({ folder: out, store })
  const written = readFileSync(path.join(out, 'variants.csv'), 'utf8')
  expect(written.replace('\ufeff', '').split('\n')).toEqual([
    'product,option1,option2,option3,SKU,price,MRP,stock,promise,image,image_alt,weight_g,barcode,hsn,hidden',
    'A-1,M,Red,,K-M-R,950,1100,3,,,,,,,',
    'A-1,M,Blue,,K-M-B,,,1,,,,,,,',
    'A-1,S,Red,,K-S-R,,,unlimited,,,,,,,',
    'A-2,32,Slim,,J-1,,,2,,,,,,,',
    'A-2,32,Loose,,J-2,,,0,Sent in a week,,,,,,',
    'A-2,34,Slim,,J-3,,,4,,,,,,,true',
    '',
  ])
  expect(await take(out)).toMatchObject({ anything: false })
  await db.run('truncate products, sections cascade')
  expect(await take(out)).toMatchObject({ added: 4 })
  expect([await sizesOf(1), await sizesOf(2)]).toEqual([['M:4', 'S:0'], ['32:2']])
})

test('the box of a thing and of a choice goes in, comes out, and stays where a file does not name it', async () => {
  const head = 'product,option1,option2,SKU,length_cm,breadth_cm,height_cm'
  await take(
    folder({
      ...only('A-1,M,Red,K-M-R,30,20,\nA-1,M,Blue,K-M-B,,,', head),
      'products.csv': PRODUCTS.replace('hsn\n', 'hsn,length_cm,breadth_cm,height_cm\n')
        .replace('6204\n', '6204,25,18,4\n')
        .replaceAll(/,,\n/g, ',,,,,\n'),
    }),
  )
  const boxes = () =>
    db.query(`select length_cm, breadth_cm, height_cm from products where id = 1
      union all select length_cm, breadth_cm, height_cm from variants where sku = 'K-M-R'`)
  const said = [
    { length_cm: 25, breadth_cm: 18, height_cm: 4 },
    { length_cm: 30, breadth_cm: 20, height_cm: null },
  ]
  expect(await boxes()).toEqual(said)
  const out = path.join(root, 'boxes')
  await exportCatalogue({ folder: out, store })
  expect(readFileSync(path.join(out, 'variants.csv'), 'utf8')).toContain(
    'length_cm,breadth_cm,height_cm,hidden',
  )
  expect(await take(out)).toMatchObject({ anything: false })
  await take(folder())
  expect(await boxes()).toEqual(said)
  const { errors } = await refused(folder(only('A-1,M,Red,K-M-R,301,x,0.5', head)))
  expect(errors.listed.map(({ column }) => column)).toEqual(['length_cm', 'breadth_cm', 'height_cm'])
})

test('columns that are left out keep what a variant has, and products.csv alone keeps its variants', async () => {
  await take(folder())
  expect(await take(folderOf({ 'products.csv': PRODUCTS }))).toMatchObject({ anything: false })
  const report = await take(folderOf(only('A-1,M,Red,999', 'product,option1,option2,price')))
  expect(report).toMatchObject({ changed: 1, restocked: 0 })
  expect(
    await db.one(
      `select sku, discount_paise, original_paise, stock, place from variants where sku = 'K-M-R'`,
    ),
  ).toEqual({
    sku: 'K-M-R',
    discount_paise: 99_900,
    original_paise: 110_000,
    stock: 3,
    place: 1,
  })
  await take(folderOf(only('KU,L,Red,7', 'product,option1,option2,stock')))
  expect(await sizesOf(1)).toEqual(['M:4', 'S:0', 'L:7'])
})

test('pieces that colours share stay with their size, as the column sizes says', async () => {
  const shared = only('A-1,M,Red\nA-1,M,Blue\nA-1,S,Red', 'product,option1,option2')
  await take(folder(shared))
  expect(await sizesOf(1)).toEqual(['M:4', 'S:5'])
  expect(await take(folder(shared))).toMatchObject({ anything: false })
})

test('with --withdraw-missing what is gone from the file is withdrawn, and comes back with it', async () => {
  await take(folder())
  const fewer = VARIANTS.replace(/A-1,M,Blue.*\n/, '')
  await take(folder({ 'variants.csv': fewer }))
  expect(await sizesOf(1)).toEqual(['M:4', 'S:0'])
  expect(await take(folder({ 'variants.csv': fewer }), { withdrawMissing: true })).toMatchObject({
    changed: 1,
  })
  expect(await sizesOf(1)).toEqual(['M:3', 'S:0'])
  expect(await product(1)).toMatchObject({ colors: ['Red'] })
  expect(await take(folder(), { withdrawMissing: true })).toMatchObject({ changed: 1 })
  expect(await sizesOf(1)).toEqual(['M:4', 'S:0'])
})

test('every fault is told by line and column, and nothing changes', async () => {
  expect(
    await reasons(
      'A-9,M,Red,,,,,,,,',
      'A-1,M,Red,Slim,,,,,,,',
      'A-1,M,Red,,,0,,x,,,',
      'A-2,32,,,,,,1,,,',
      'A-1,S,,,,,,1,,,',
      `A-1,${'x'.repeat(81)},Red,,,,,1,,,`,
      'A-1,L|M,Red,,,,,1,,,',
      'A-1,NA,Red,,,,,1,,,',
      'A-4,M,Green,,,,,1,,,',
      'A-4,M,Green,,,,,1,,,',
    ),
  ).toEqual([
    '4 price must be more than 0: for 0 it would be given away',
    '4 stock "x" is neither a whole number up to 1000000 nor “unlimited” nor empty',
    '7 option1 is longer than 80 characters (it has 81)',
    '8 option1 holds a |, which stands between two values elsewhere',
    '9 option1 NA means no sizes, and cannot be chosen',
    '2 product no product has the ASIN, the SKU or the id “A-9”, in the shop or in products.csv',
    '3 option3 holds a value, and the product has no such option: name it in the column options of products.csv',
    "5 option2 is empty, and the product's option 2 is Fit",
    '6 option2 is empty here, and not on other lines of the same product',
    '4 product the same choice of this product stands on line 3 already',
    '11 product the same choice of this product stands on line 10 already',
    '3 stock is empty, and not on other lines of the same size: give each a stock of its own, or none of them',
  ])
  expect(await db.query('select from products')).toEqual([])
})

test('an option named __proto__, four options or one twice are refused; values of that name are values', async () => {
  const named = (options: string) => ({ 'products.csv': PRODUCTS.replace('Size|Fit', options) })
  for (const options of ['__proto__|Fit', 'a|b|c|d', 'Fit|fit'])
    expect((await refused(folder(named(options)))).errors.listed[0]).toMatchObject({ column: 'options' })
  await take(folder(only('A-2,__proto__,constructor,,,,,1,,,')))
  expect(await product(2)).toMatchObject({ colors: ['constructor'] })
})

const MANY = process.env.PROVE ? 1_000_000 : 20_000

test('more than a thousand variants of a product are one sentence, however many they are', async () => {
  const rows = Array.from({ length: MANY }, (_, n) => `A-1,M${n},Red,,,,,1,,,`).join('\n')
  const { errors } = await refused(folder(only(rows)))
  expect(errors.listed.map(({ reason }) => reason)).toEqual([
    `the product would have ${MANY} variants, and at most 1000 are possible`,
  ])
}, 300_000)

test('what sells while an import runs is taken off what the file says, of the pair and of its size', async () => {
  await take(folder())
  const buyer = await newBuyer()
  const stocked = VARIANTS.replace('1100,3,', '1100,10,').replace('K-M-B,,,1,', 'K-M-B,,,0,')
  listenAtFailpoints(async point => {
    if (point === 'import-compared') await order(buyer, 'COD', [{ id: 1, size: 'M', color: 'Red', units: 2 }])
  })
  await take(folder({ 'variants.csv': stocked })).finally(() => listenAtFailpoints())
  expect([await stockOf('K-M-R'), await stockOf('K-M-B')]).toEqual([8, 0])
  expect(await sizesOf(1)).toEqual(['M:8', 'S:0'])
})

test.each([
  ['that colours share', only('A-1,M,Red\nA-1,M,Blue\nA-1,S,Red', 'product,option1,option2')],
  ['of a size without variants', { 'variants.csv': 'product,option1,stock\n' }],
])('what sells of the pieces %s, while an import gives each its own, stays sold', async (_, first) => {
  await take(folder(first))
  expect((await sizesOf(1)).sort()).toEqual(['M:4', 'S:5'])
  const buyer = await newBuyer()
  listenAtFailpoints(async point => {
    if (point === 'import-compared') await order(buyer, 'COD', [{ id: 1, size: 'M', color: 'Red', units: 3 }])
  })
  const own = only('A-1,M,Red,,K-M-R,,,2,,,\nA-1,M,Blue,,K-M-B,,,2,,,\nA-1,S,Red,,K-S-R,,,5,,,')
  await take(folder(own)).finally(() => listenAtFailpoints())
  expect(await sizesOf(1)).toEqual(['M:1', 'S:5'])
  expect([await stockOf('K-M-R'), await stockOf('K-M-B'), await stockOf('K-S-R')]).toEqual([0, 1, 5])
})

import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import type { Preview } from '../publications/preview.ts'
import { SECTIONS, withFolders } from './test-folder.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
beforeEach(() => db.run('truncate publications cascade'))

const PRODUCTS = `ASIN,name,subcategory_id,originalPrice,discountPrice,sizes
A-1,Kurta,101,1000,900,S:5|M:4
A-2,Scarf,102,300,250,NA:5
`
const HEAD = 'product,option1,option2,SKU,price,stock,promise,hidden'
const RED = 'A-1,M,Red,K-R,950,6,,'
const BLUE = 'A-1,M,Blue,K-B,,4,,'
const SMALL = 'A-1,S,Red,K-S,,2,,'
const variantsCsv = (...rows: string[]) => [HEAD, ...rows, ''].join('\n')
const withProducts = (...rows: string[]) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': PRODUCTS,
    ...(rows.length > 0 && { 'variants.csv': variantsCsv(...rows) }),
  })
const only = (...rows: string[]) => folderOf({ 'variants.csv': variantsCsv(...rows) })

/** All that is sold, each variant by its values. */
const everything = async () => ({
  products: await db.query(
    `select to_jsonb(p) - 'updated_at' as p from products p where not withdrawn order by id`,
  ),
  variants: await db.query(
    `select to_jsonb(v) - 'id' as v from variants v where not withdrawn or hidden order by product_id, place, size, color`,
  ),
  sizes: await db.query('select * from product_sizes order by product_id, unit_id'),
})
const stockOf = async (sku: string) =>
  (
    await db.one<{ stock: number | null }>('select stock from variants where sku = $1 and not withdrawn', [
      sku,
    ])
  )?.stock
const pool = async (size: string) =>
  (
    await db.one<{ stock: number }>(
      `select z.stock from product_sizes z join products p on p.id = z.product_id where p.asin = 'A-1' and size_desc = $1`,
      [size],
    )
  )?.stock
const idOf = async (asin: string) =>
  (await db.one<{ id: number }>('select id from products where asin = $1', [asin]))?.id ?? 0
const sell = async (unit: number, size: string, color: string) =>
  order(await newBuyer(), 'COD', [{ id: await idOf('A-1'), units: unit, size, color }])

test('an undo brings back the variants that an import changed, added and withdrew, and undoing that has them again', async () => {
  await take(withProducts(RED, BLUE, SMALL))
  const before = await everything()
  await take(only('A-1,M,Red,X,99,1,Soon,', 'A-1,L,Red,K-L,,7,,', 'A-1,S,Red,K-S,,,,true'))
  const wrong = await everything()
  await take(only('A-1,M,Red,X,99,1,Soon,'), { withdrawMissing: true })
  const less = await everything()
  expect(await undoPublication({})).toMatchObject({ undone: 3, changed: 1, conflicts: { count: 0 } })
  expect(await everything()).toEqual(wrong)
  expect(await undoPublication({ publication: 2 })).toMatchObject({ changed: 1, conflicts: { count: 0 } })
  expect(await everything()).toEqual(before)
  await undoPublication({ publication: 5 })
  await undoPublication({ publication: 4 })
  expect(await everything()).toEqual(less)
})

test('a first variants.csv is undone: sizes and colours are as they were, and what was sold stays sold', async () => {
  await take(withProducts())
  const before = await everything()
  await take(withProducts(RED, BLUE))
  expect(await pool('M')).toBe(10)
  await sell(3, 'M', 'Red')
  await undoPublication({})
  // There were 4, the import made 10 of them, and 3 are sold.
  expect([await pool('S'), await pool('M')]).toEqual([5, 1])
  const after = await everything()
  expect({ ...after, sizes: [] }).toEqual({ ...before, sizes: [] })
})

test('the stock of a variant goes back by the difference, never below 0', async () => {
  await take(withProducts(RED, BLUE))
  await take(only('A-1,M,Red,K-R,950,50,,', 'A-1,M,Blue,K-B,,9,,'))
  await sell(8, 'M', 'Red')
  await sell(6, 'M', 'Blue')
  await undoPublication({})
  expect([await stockOf('K-R'), await stockOf('K-B'), await pool('M')]).toEqual([0, 0, 0])
})

test('variants that were made to share a size get back what is left of it, and no piece more', async () => {
  await take(withProducts(RED, BLUE))
  await take(folderOf({ 'variants.csv': variantsCsv('A-1,M,Red,K-R,950,,,', 'A-1,M,Blue,K-B,,,,') }))
  expect(await stockOf('K-R')).toBe(null)
  await sell(3, 'M', 'Blue')
  expect(await pool('M')).toBe(7)
  await undoPublication({})
  expect([await stockOf('K-R'), await stockOf('K-B'), await pool('M')]).toEqual([6, 1, 7])
})

test('what a later import changed of a variant stays, and is told by product and choice', async () => {
  await take(withProducts(RED, BLUE))
  await take(only('A-1,M,Red,K-R,800,20,,', 'A-1,M,Blue,K-B,700,4,,'))
  await take(only('A-1,M,Red,K-R,750,20,,', 'A-1,M,Blue,K-B,700,4,,'))
  const { conflicts } = await undoPublication({ publication: 2 })
  expect(conflicts.listed).toEqual([
    expect.objectContaining({
      ...{ file: 'variants.csv', column: 'price' },
      reason: expect.stringMatching(
        /^“Kurta, M, Red” \(\d+\) was changed again by publication 3, and stays$/,
      ),
    }),
  ])
  expect(
    await db.query('select sku, discount_paise as price, stock from variants order by sku desc'),
  ).toEqual([
    { sku: 'K-R', price: 75000, stock: 6 },
    { sku: 'K-B', price: null, stock: 4 },
  ])
})

test('a change of another variant of the size is no conflict', async () => {
  await take(withProducts(RED, BLUE))
  await take(only('A-1,M,Red,K-R,950,20,,', 'A-1,M,Blue,K-B,,4,,'))
  await take(only('A-1,M,Blue,K-B,,40,,'))
  const { conflicts } = await undoPublication({ publication: 2 })
  expect(conflicts.listed).toEqual([])
  expect([await stockOf('K-R'), await stockOf('K-B'), await pool('M')]).toEqual([6, 40, 46])
})

test('a product whose choices were replaced by others stays as it is, and is told', async () => {
  const byFit = folderOf({
    'products.csv': 'ASIN,options\nA-1,Size|Colour|Fit\n',
    'variants.csv': 'product,option1,option2,option3,stock\nA-1,M,Red,Slim,3\n',
  })
  await take(withProducts(RED, BLUE))
  await take(only('A-1,M,Red,K-R,500,6,,'))
  await take(byFit)
  await db.run(`update products set options = '{Size,Colour,Cut}' where asin = 'A-1'`)
  const before = await everything()
  const { conflicts } = await undoPublication({ publication: 3 })
  expect(conflicts.listed.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^“Kurta” \(\d+\) stays as it is: its choices are others by now/),
  )
  expect(await everything()).toEqual(before)
})

const previewOf = async (folder: string, options = {}) => {
  let seen: Preview | undefined
  await take(folder, {
    check: true,
    ...options,
    onPreview: async preview => {
      seen = preview
    },
  })
  return seen
}

test('a preview shows prices and stock of variants, and which come and go', async () => {
  await take(withProducts(RED, BLUE, SMALL))
  const preview = await previewOf(
    only('A-1,M,Red,K-R,400,9,,', 'A-1,L,Red,K-L,120,7,,', 'A-1,M,Blue,K-B,,3,Soon,'),
    { withdrawMissing: true },
  )
  const id = await idOf('A-1')
  expect(preview).toMatchObject({
    prices: {
      ...{ count: 1, fell: 1, halved: 1 },
      first: [{ id, name: 'Kurta, M, Red', from: 95000, to: 40000 }],
    },
    stock: {
      ...{ count: 2, up: 3, down: 1 },
    },
    variants: {
      ...{ onSale: 3, ofNew: 0 },
      added: { count: 1, first: [{ id, name: 'Kurta, L, Red', price: 12000 }] },
      gone: { count: 1, first: [{ id, name: 'Kurta, S, Red' }] },
      columns: [{ column: 'promise', count: 1 }],
    },
  })
  const back = await previewOf(only('A-1,M,Red,K-R,,unlimited,,', 'A-1,M,Blue,K-B,,unlimited,,'))
  expect(back?.prices.first).toEqual([{ id, name: 'Kurta, M, Red', from: 95000, to: 90000 }])
  expect(back?.stock.first).toContainEqual({ id, name: 'Kurta', size: 'M, Red', from: '6', to: 'unlimited' })
})

test('of what more was ordered under a wrong stock than there was before, the undo names each choice', async () => {
  await take(withProducts(RED, BLUE))
  await take(only('A-1,M,Red,K-R,950,60,,', 'A-1,M,Blue,K-B,,4,,'))
  await sell(9, 'M', 'Red')
  const { conflicts } = await undoPublication({ publication: 2 })
  expect([await stockOf('K-R'), await stockOf('K-B')]).toEqual([0, 4])
  expect(conflicts.listed.map(({ file, reason }) => [file, reason])).toEqual([
    [
      'variants.csv',
      expect.stringMatching(
        /^“Kurta, M, Red” \(\d+\): 3 pieces more ordered than there are; the stock is 0 now$/,
      ),
    ],
  ])
})

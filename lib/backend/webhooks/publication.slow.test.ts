import { csv, SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { undoPublication } from '../catalogue-import/undo-publication.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { forgetWebhooks, listen, written } from './test-webhooks.ts'

withTestDatabase()
const { folderOf, take } = withFolders()

const MANY = process.env.PROVE ? 20_000 : 1_200
const HEAD = ['id', 'ASIN', 'name', 'subcategory_id', 'originalPrice', 'discountPrice', 'sizes']

const shopOf = (count: number, price: number, stock: number) => ({
  'categories.csv': SECTIONS,
  'products.csv': csv([
    HEAD,
    ...Array.from({ length: count }, (_, n) => [
      ...[String(n + 1), `A-${n + 1}`, `Stole ${n + 1}`, '101', '900', String(price), `M:${stock}|L:9`],
    ]),
  ]),
})

beforeEach(forgetWebhooks)

test('a publication of many products is a few messages of up to five hundred each, and its undo again', async () => {
  await take(folderOf(shopOf(MANY, 800, 9)))
  await listen('https://hooks.example.com', ['product.changed'])
  const { publication } = await take(folderOf(shopOf(MANY, 700, 9)))
  const messages = await written('product.changed')
  const products = messages.map(({ data }) => data.products as { product_id: number; on_sale: boolean }[])
  expect(products.map(({ length }) => length)).toEqual([
    ...Array.from({ length: Math.floor(MANY / 500) }, () => 500),
    ...(MANY % 500 ? [MANY % 500] : []),
  ])
  expect(new Set(products.flat().map(({ product_id }) => product_id)).size).toBe(MANY)
  await undoPublication({ publication })
  expect(await written('product.changed')).toHaveLength(messages.length * 2)
})

test('what a sheet takes to the number is told, of each size; what was there before or grows is not', async () => {
  await take(folderOf(shopOf(3, 800, 9)))
  await listen('https://hooks.example.com', ['stock.low'], 5)
  await take(folderOf(shopOf(3, 800, 4)))
  await take(folderOf(shopOf(3, 800, 2)))
  await take(folderOf(shopOf(3, 800, 12)))
  const told = await written()
  expect(told).toHaveLength(1)
  expect(told[0]?.data.stocks).toEqual(
    [1, 2, 3].map(id => ({
      product_id: id,
      asin: `A-${id}`,
      size: 'M',
      variant_id: null,
      sku: '',
      stock: 4,
    })),
  )
})

test('a sheet that is only looked at tells nothing', async () => {
  await listen('https://hooks.example.com')
  await take(folderOf(shopOf(3, 800, 9)), { check: true })
  expect(await written()).toEqual([])
})

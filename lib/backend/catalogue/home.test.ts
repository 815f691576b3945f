import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'

withTestDatabase()
const { folderOf, take, refused } = withFolders()
const shop = embeddedShop(handlers)

const products = (prices: readonly number[]) =>
  `ASIN,name,subcategory_id,originalPrice,discountPrice,ratings,ratings_count,sizes,images\n${prices
    .map((price, n) => `A-${n},Stole ${n},101,${price},${price},${n % 6},${n},NA:${n % 7},a-${n}.webp\n`)
    .join('')}`
const PRICES = Array.from({ length: 40 }, (_, n) => 100 + 50 * n)
const folder = (shopFile?: object, prices = PRICES) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': products(prices),
    ...(shopFile && { 'shop.json': JSON.stringify({ name: 'Haat', ...shopFile }) }),
  })
const bands = async () => (await shop.details({}))?.priceBands

test('without a shop.json, too, price bands are made from the prices', async () => {
  await take(folder())
  expect((await bands())?.[0]).toEqual({ min: 0, max: 400 })
})

test('the home page shows what the seller chose, in that order, and leaves out what is not on sale', async () => {
  await take(folder({ home: ['a-7', 'gone', 'A-3'] }))
  expect((await shop.home({})).map(product => product.ASIN)).toEqual(['A-7', 'A-3'])
})

test('else the twelve that most people like, of what is there', async () => {
  await take(folder({}))
  const found = await shop.home({})
  expect(found).toHaveLength(12)
  expect(found.every(({ quantity }) => quantity > 0)).toBe(true)
  const liking = found.map(
    ({ ratings, ratings_count }) => ratings * Math.min(1, Math.log(1 + ratings_count) / 8),
  )
  expect(liking).toEqual(liking.toSorted((a, b) => b - a))
})

test('price bands are those of shop.json, else made from the prices; made ones stay while they fit', async () => {
  await take(folder({}))
  const made = await bands()
  expect(made?.[0]).toEqual({ min: 0, max: 400 })
  const all = await Promise.all(
    (made ?? []).map(
      async ({ min, max }) =>
        (await shop.products({ subcat_id: 101, filters: { price: [`${min}-${max}`] } })).total,
    ),
  )
  expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40)
  await take(
    folder(
      {},
      PRICES.map(price => price + 20),
    ),
  )
  expect(await bands()).toEqual(made)
  await take(
    folder(
      {},
      PRICES.map(price => 100 * price),
    ),
  )
  expect(await bands()).not.toEqual(made)
  const chosen = [
    { min: 0, max: 90_000 },
    { min: 90_000, max: 500_000 },
  ]
  await take(folder({ priceBands: chosen }))
  expect(await bands()).toEqual(chosen)
  const [price] = (await shop.filters({ subcat_id: 101 })).filter(({ name }) => name === 'price')
  expect(price).toBeUndefined()
  const { errors } = await refused(folder({ priceBands: [{ min: 5, max: 2 }] }))
  expect(errors.listed.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
    'priceBands no. 1 its min must be less than its max',
  ])
})

test('a category without a picture has that of one of its products', async () => {
  await take(folder())
  const imageOf = async () => (await shop.tree({}))[0]?.categories[0]?.image
  expect(await imageOf()).toBe('a-0.webp')
  await take(folderOf({ 'categories.csv': 'level,id,parent_id,name,image\ncategory,11,1,Prints,own.webp\n' }))
  expect(await imageOf()).toBe('own.webp')
})

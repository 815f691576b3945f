import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { bookLines } from '#lib/backend/desk/test-desk.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { newKey, programShop } from './test-program-shop.ts'

withTestDatabase()
const { ask } = programShop()
let key = ''
beforeAll(async () => {
  key = (await newKey()).key
})

const shawl = (more: object = {}) => ({
  asin: 'SHAWL-1',
  name: 'Wool shawl',
  section: 'Women > Shawls',
  price_paise: 149_900,
  sizes: [{ size: 'NA', pieces: 5 }],
  ...more,
})
const take = (products: object[]) => ask('POST', '/products', { key, body: { products } })

test('products are taken in at once, read, changed and hidden, as the desk does it', async () => {
  const taken = await take([shawl(), shawl({ asin: 'SHAWL-2', name: 'Silk shawl' })])
  expect(taken).toMatchObject({ status: 200, told: { products: [{ asin: 'SHAWL-1' }, { asin: 'SHAWL-2' }] } })
  const { id } = taken.told.products[0]
  const { told } = await ask('GET', `/products/${id}`, { key })
  expect(told).toMatchObject({
    ...{ name: 'Wool shawl', price_paise: 149_900, mrp_paise: null, hidden: false },
    sizes: [{ size: 'NA', pieces: 5 }],
  })
  const body = { price_paise: 129_950, description: 'Soft & warm', hidden: true, version: told.version }
  const changed = await ask('PATCH', `/products/${id}`, { key, body })
  expect(changed).toMatchObject({ status: 200, told: { product: { price_paise: 129_950, hidden: true } } })
  expect(changed.told.product.sizes).toEqual([{ size: 'NA', pieces: 5 }])
  expect(await ask('PATCH', `/products/${id}`, { key, body: { ...body, name: 'Other' } })).toMatchObject({
    status: 409,
    told: { detail: expect.any(String) },
  })
  expect((await bookLines()).at(-2)).toMatchObject({
    act: 'things.change',
    about: 'SHAWL-1',
    outcome: 'done',
    changed: { discountPrice: ['1499', '1299.50'] },
  })
  const published = await db.one<{ count: number }>(
    'select count(*)::int as count from publications where desk',
  )
  expect(published?.count).toBe(2)
})

test('a product that is there keeps its pieces, whatever the call says of them', async () => {
  await take([shawl({ asin: 'SHAWL-3', sizes: [{ size: 'S', pieces: 4 }] })])
  const again = await take([
    {
      asin: 'shawl-3',
      price_paise: 99_900,
      sizes: [
        { size: 'S', pieces: 50 },
        { size: 'M', pieces: 2 },
      ],
    },
  ])
  const { told } = await ask('GET', `/products/${again.told.products[0].id}`, { key })
  expect(told).toMatchObject({
    price_paise: 99_900,
    sizes: [
      { size: 'S', pieces: 4 },
      { size: 'M', pieces: 2 },
    ],
  })
})

test('all of a call or none: what is wrong is told with its code', async () => {
  const many = await take([
    shawl({ asin: 'GOOD-1', mrp_paise: 199_900 }),
    shawl({ asin: 'BAD-1', mrp_paise: 50_000 }),
  ])
  expect(many.status).toBeGreaterThanOrEqual(400)
  expect(many.told.detail).toContain('BAD-1')
  for (const products of [
    [shawl({ asin: 'A-1' }), shawl({ asin: 'a-1' })],
    [shawl({ asin: 'A-1' }), { asin: 'A-2', name: 'x' }],
    [{ asin: 'A-3', name: 'Without a price' }],
  ])
    expect((await take(products)).status).toBe(422)
  expect(await db.query(`select 1 from products where asin ~ '^(GOOD|BAD|A)-'`)).toEqual([])
})

test('variants are added and changed, and keep what is not sent', async () => {
  const { told } = await take([
    shawl({ asin: 'KURTA-1', sizes: [{ size: 'M', pieces: 3 }], colors: ['Red'] }),
  ])
  const { id } = told.products[0]
  const added = await ask('POST', `/products/${id}/variants`, {
    key,
    body: { values: ['M', 'Red'], sku: 'K-M-R', price_paise: 89_900 },
  })
  expect(added).toMatchObject({ status: 200, told: { product: { variants: [{ sku: 'K-M-R', size: 'M' }] } } })
  const variant = added.told.product.variants[0]
  const changed = await ask('PATCH', `/products/${id}/variants/${variant.id}`, {
    key,
    body: { hidden: true },
  })
  expect(changed.told.product.variants[0]).toMatchObject({ sku: 'K-M-R', price_paise: 89_900, hidden: true })
  expect(
    (await ask('PATCH', `/products/${id}/variants/999999`, { key, body: { hidden: true } })).status,
  ).toBe(404)
  expect(await ask('POST', `/products/${id}/sizes`, { key, body: { size: 'L', pieces: 1 } })).toMatchObject({
    status: 200,
  })
})

test('stock is added and taken, never below none, and not what an order has taken meanwhile', async () => {
  const product = 500
  await addProduct({ id: product, sizes: { NA: 5 } })
  await order(await newBuyer(), 'COD', [{ id: product, units: 2 }])
  const step = (by: number) => ask('POST', '/stock', { key, body: { product_id: product, size: 'NA', by } })
  expect(await step(4)).toMatchObject({ status: 200, told: { stock: [{ product_id: product, pieces: 7 }] } })
  expect(await step(-8)).toMatchObject({ status: 409, told: { detail: expect.any(String) } })
  expect(await step(-7)).toMatchObject({ told: { stock: [{ pieces: 0 }] } })
  expect((await step(0)).status).toBe(400)
  expect((await ask('POST', '/stock', { key, body: { product_id: 1e9, size: 'NA', by: 1 } })).status).toBe(
    404,
  )
})

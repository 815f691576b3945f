import { shop } from '#lib/api/server/shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { forRequest } from '#lib/session/server/test-page-request.ts'
import { readProduct, readSimilar, UNKNOWN } from './read-product.ts'

withTestDatabase()
beforeAll(async () => {
  for (const id of [1, 2, 3]) {
    await addProduct({ id })
    await db.run('insert into product_texts (product_id) values ($1)', [id])
  }
})
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const page = (slug: string) => forRequest({}, () => readProduct(slug))

test('a product is found by its slug, as its address writes it', async () => {
  expect(await page('a-2')).toMatchObject({ read: { id: 2 }, failed: false })
  expect(await page('%61-2')).toMatchObject({ read: { id: 2 } })
})

test.each(['a-9', '%E0%A4%A', '%00'])(
  'there is no product %s, and the page is right to say so',
  async slug => {
    expect(await page(slug)).toEqual({ read: undefined, failed: false })
  },
)

test('a slug that is longer than any product’s is not looked for', async () => {
  const calls = jest.spyOn(shop, 'product')
  expect(await page('a'.repeat(501))).toEqual({ read: undefined, failed: false })
  expect(calls).not.toHaveBeenCalled()
})

test('a shop that does not answer knows nothing of the product: the page failed, and is not “not found”', async () => {
  jest.spyOn(shop, 'product').mockRejectedValue(new ApiError(502, ''))
  expect(await page('a-2')).toEqual({ read: UNKNOWN, failed: true })
})

test('a host that refuses the question has no such product', async () => {
  jest.spyOn(shop, 'product').mockRejectedValue(new ApiError(400, 'No data'))
  expect(await page('a-2')).toEqual({ read: undefined, failed: false })
})

test('a fault of ours is not taken for an answer', async () => {
  jest.spyOn(shop, 'product').mockRejectedValue(new TypeError('ours'))
  await expect(page('a-2')).rejects.toThrow('ours')
})

describe('similar products', () => {
  const similar = async () => {
    const { read } = await page('a-2')
    return forRequest({}, () => readSimilar(read as Product))
  }

  test('are the others of its category, never itself', async () => {
    const { read = [] } = await similar()
    expect(read.map(({ id }) => id).sort()).toEqual([1, 3])
  })

  test('that cannot be loaded leave the page whole', async () => {
    jest.spyOn(shop, 'products').mockRejectedValue(new ApiError(504, ''))
    expect(await similar()).toEqual({ read: undefined, failed: false })
  })
})

import { env } from '#lib/server/settings/env.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { checkKey } from './check-key.ts'
import { orderLinkPath } from './order-link.ts'

withTestDatabase()
const before = env.limits
beforeAll(async () => {
  env.limits = true
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 })
})
afterAll(() => {
  env.limits = before
})

test('a network that guesses keys is slowed down, with a right one too; another is not', async () => {
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  const key = (await orderLinkPath(coorderid))?.replace('/order/', '') ?? ''
  const guess = (address: string) => checkKey('A'.repeat(43), address)
  expect(await checkKey(key, '203.0.113.7')).toBe('opens')
  for (let i = 0; i < 30; i++) expect(await guess('203.0.113.7')).toBe('unknown')
  expect(await guess('203.0.113.7')).toEqual({ wait: expect.any(Number) })
  expect(await checkKey(key, '203.0.113.7')).toEqual({ wait: expect.any(Number) })
  expect(await checkKey(key, '198.51.100.2')).toBe('opens')
})

import { postForm } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { pool } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { COOKIES } from '#lib/cookies.ts'
import { cartActions } from './cart-actions.ts'

// What one press of Add costs: a phone far away waits for each of these, one after the other.
withTestDatabase()

const POT = 1
beforeAll(() => addProduct({ id: POT, sizes: { NA: 9 } }))

const calls = Object.keys(shop) as (keyof typeof shop)[]

test('a customer’s press asks the shop three times, the database four, and is answered with the whole cart', async () => {
  const { token } = await newCustomer()
  const asked = calls.map(call => jest.spyOn(shop, call))
  const statements = jest.spyOn(pool(), 'query')
  const response = await postForm(pressOf('put', token), cartActions.put)
  expect(await response.json()).toMatchObject({ items: [{ id: POT, Unit: 2, quantity: 9 }] })
  expect(asked.reduce((sum, call) => sum + call.mock.calls.length, 0)).toBe(3)
  expect(statements).toHaveBeenCalledTimes(4)
})

const pressOf = (verb: string, token: string) =>
  new Request(`http://shop.test/do/cart/${verb}`, {
    method: 'POST',
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      accept: 'application/json',
      cookie: `${COOKIES.token}=${token}`,
    },
    body: new URLSearchParams({ id: String(POT), unit: '2', size: 'S', color: '' }),
  })

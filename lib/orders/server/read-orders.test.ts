import { shop } from '#lib/api/server/shop.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { type Buyer, newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { ApiError, denied } from '#lib/contract/api-error.ts'
import { forRequest } from '#lib/session/server/test-page-request.ts'
import { readOrder, readOrders } from './read-orders.ts'

jest.mock('next/headers', () => jest.requireActual('#lib/session/server/test-page-request.ts'))
withTestDatabase()

let asha: Buyer
let ownOrder: string
let raviOrder: string
beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 9 } })
  await addProduct({ id: 2, sizes: { NA: 9 } })
  asha = await newBuyer()
  ownOrder = (await order(asha, 'COD', [{ id: 1, units: 2 }, { id: 2 }])).coorderid
  raviOrder = (await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid
})
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const HERE = '/your-orders?page=2'
const cookie = (token: string) => ({ cookie: `user_token=${token}` })
const all = (token = asha.token) => forRequest(cookie(token), () => readOrders(HERE))
const one = (id: string | null, token = asha.token) => forRequest(cookie(token), () => readOrder(HERE, id))

test('a customer gets complete orders, and nobody else’s', async () => {
  const { read, failed } = await all()
  expect(read?.failed).toBe(false)
  expect(read?.orders.map(({ CoOrderID, lines }) => [CoOrderID, lines.length])).toEqual([[ownOrder, 2]])
  expect(failed).toBe(false)
})

test('a failure to load orders fails the page, and the customer stays signed in', async () => {
  jest.spyOn(shop, 'orderLines').mockRejectedValue(new ApiError(502, ''))
  expect(await all()).toEqual({ read: { orders: [], failed: true }, failed: true })
})

test('without a session the page redirects to the sign-in and back; a dead session is cleared first', async () => {
  expect(await forRequest({}, () => readOrders(HERE))).toMatchObject({
    to: `/login?from=${encodeURIComponent(HERE)}`,
  })
  expect(await all('dead')).toMatchObject({
    to: `/do/session/expired?from=${encodeURIComponent(HERE)}`,
    failed: false,
  })
})

test('a customer’s own order is read', async () => {
  expect(await one(ownOrder)).toMatchObject({ read: { CoOrderID: ownOrder, lines: [{}, {}] } })
})

test('another customer’s order and a missing one both give null', async () => {
  for (const id of [raviOrder, 'OD0', '', null, '../x', 'x'.repeat(65)])
    expect([id, await one(id)]).toEqual([id, { read: null, failed: false }])
})

test('an invalid id still requires a sign-in', async () => {
  expect((await one(null, 'dead')).to).toMatch(/^\/do\/session\/expired/)
})

test('an invalid id is not requested from the shop', async () => {
  const orderCall = jest.spyOn(shop, 'order')
  await one('../x')
  expect(orderCall).not.toHaveBeenCalled()
})

describe('with a host that has no call for one order', () => {
  beforeEach(() => void jest.spyOn(shop, 'order').mockRejectedValue(new ApiError(404, '')))

  test('the order is read from its lines', async () => {
    expect(await one(ownOrder)).toMatchObject({ read: { CoOrderID: ownOrder, lines: [{}, {}] } })
    expect(await one(raviOrder)).toEqual({ read: null, failed: false })
  })

  test('and a denial of these redirects to the sign-in', async () => {
    jest.spyOn(shop, 'orderLines').mockRejectedValue(denied())
    expect((await one(ownOrder)).to).toMatch(/^\/do\/session\/expired/)
  })
})

test('an order that cannot be loaded now is not a missing order', async () => {
  jest.spyOn(shop, 'order').mockRejectedValue(new ApiError(502, 'late'))
  await expect(one(ownOrder)).rejects.toThrow('late')
})

import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newBuyer, order, ordersOf, shop } from '../orders/test-orders.ts'
import { startProcess } from '../orders/test-process.ts'
import { addProduct } from '../test-product.ts'
import { planSale, waitUntil } from './test-sales.ts'

const database = withTestDatabase()
const SAREE = 7
beforeEach(async () => {
  await db.run('truncate products, sections cascade')
  await addProduct({ id: SAREE, price: 500, delivery: 0, sizes: { NA: 50 } })
})

const line = [{ id: SAREE }]
const quoted = async (buyer: { token: string }) =>
  (await shop.checkout([{ prod_id: SAREE, unit: 1, cart_size: 'S', cart_color: '' }], buyer)).data?.[0]
    ?.totalCod

test('a second before, at and a second after its start and its end a sale is quoted and charged, by no other clock', async () => {
  const buyer = await newBuyer()
  const { begins, ends } = await planSale(SAREE, 300, 1.2, 2.6)
  const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
  for (const [at, price] of [
    [later(begins, -1000), 500],
    [begins, 300],
    [later(begins, 1000), 300],
    [ends, 500],
    [later(ends, 1000), 500],
  ] as const) {
    await waitUntil(at)
    expect(await quoted(buyer)).toBe(price)
    await order(buyer, 'COD', line, { expected: price })
  }
  expect((await ordersOf(buyer.id)).map(({ total }) => total)).toEqual([50000, 30000, 30000, 50000, 50000])
})

test('who has seen the price of the sale and sends the order after its end is told the new one, and asked again', async () => {
  const buyer = await newBuyer()
  const { ends } = await planSale(SAREE, 300, null, 0.5)
  expect(await quoted(buyer)).toBe(300)
  await waitUntil(ends)
  await expect(order(buyer, 'COD', line, { expected: 300 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('500'),
  })
  expect(await ordersOf(buyer.id)).toEqual([])
  await order(buyer, 'COD', line, { expected: 500 })
})

test('orders at another process turn at the same moment, though no job runs', async () => {
  const [buyer, neighbour] = await Promise.all([newBuyer(), newBuyer()])
  const other = await startProcess({ databaseUrl: database.url })
  try {
    const { begins, ends } = await planSale(SAREE, 300, 1, 2)
    const elsewhere = (expected_total: number) =>
      other.call(
        'placeOrder',
        {
          addressid: buyer.address,
          paymentmode: 'COD',
          orders: [{ productcode: `A-${SAREE}`, quantity: 1 }],
          expected_total,
        },
        { token: buyer.token },
      )
    const both = (expected: number) =>
      Promise.all([elsewhere(expected), order(neighbour, 'COD', line, { expected })])
    await both(500)
    await waitUntil(begins)
    await both(300)
    await expect(elsewhere(500)).rejects.toMatchObject({ status: 409 })
    await waitUntil(ends)
    await both(500)
    await expect(elsewhere(300)).rejects.toMatchObject({ status: 409 })
  } finally {
    await other.kill()
  }
})

test('of many orders that cross an end each has the price of the moment that stands on it', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, newBuyer))
  const { ends } = await planSale(SAREE, 300, null, 0.6)
  await Promise.all(
    buyers.map(async (buyer, place) => {
      for (let n = 0; n < 5; n++) {
        await sleep(200 + 10 * place)
        await order(buyer, 'COD', line)
      }
    }),
  )
  const placed = await db.query<{ total: number; sold: number }>(
    `select total, case when placed_at < $1 then 30000 else 50000 end as sold from orders where customer_id = any($2)`,
    [ends, buyers.map(({ id }) => id)],
  )
  expect(placed.filter(({ total, sold }) => total !== sold)).toEqual([])
  expect([placed.length, new Set(placed.map(({ total }) => total)).size]).toEqual([40, 2])
})

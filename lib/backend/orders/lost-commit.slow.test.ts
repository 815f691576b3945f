import { env } from '#lib/server/settings/env.ts'
import { closePool, db, setConnection } from '../db/pool.ts'
import { openCutPort } from '../db/test-cut-port.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { newBuyer, order, ordersOf, stockOf } from './test-orders.ts'

const database = withTestDatabase()

const STOLE = 1
let port: Awaited<ReturnType<typeof openCutPort>>

beforeAll(async () => {
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 50 }, price: 400, delivery: 40 })
  await closePool()
  setConnection(undefined)
  const { host, password, port: number = 5432 } = JSON.parse(process.env.TEST_DATABASE ?? '{}')
  port = await openCutPort({ path: `${host}/.s.PGSQL.${number}` })
  env.databaseUrl = `postgres://haat:${password}@127.0.0.1:${port.port}/${database.name}`
})

afterAll(async () => {
  env.databaseUrl = undefined
  await port.close()
})

const COMMIT = 'Q\0\0\0\x0bcommit\0'

test('an order whose commit was not heard of is found again by its key, and the shopper gets it', async () => {
  const buyer = await newBuyer()
  const before = await stockOf(STOLE)
  port.loseAnswerTo(COMMIT)
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }], { key: 'lost-commit-one' })
  expect(await ordersOf(buyer.id)).toMatchObject([{ id: coorderid }])
  expect(await stockOf(STOLE)).toBe(Number(before) - 1)
})

test('while nobody knows she is told so, and what she sends again is the same order', async () => {
  const buyer = await newBuyer()
  port.loseAnswerTo(COMMIT)
  const placing = order(buyer, 'COD', [{ id: STOLE }], { key: 'lost-commit-two' })
  placing.catch(() => {})
  await port.lost()
  port.shut()
  await expect(placing).rejects.toMatchObject({
    status: 503,
    key: 'orderUnsure',
    retryAfter: expect.any(Number),
  })
  port.open()
  const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }], { key: 'lost-commit-two' })
  expect(await ordersOf(buyer.id)).toMatchObject([{ id: coorderid }])
})

test('without a key nothing is sent twice: the shop says that it does not know', async () => {
  const buyer = await newBuyer()
  port.loseAnswerTo(COMMIT)
  await expect(order(buyer, 'COD', [{ id: STOLE }])).rejects.toMatchObject({
    status: 503,
    key: 'orderUnsure',
  })
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(await db.one('select 1 as one')).toEqual({ one: 1 })
})

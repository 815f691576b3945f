import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { checkNow, confirm, place, STOLE, settled, withOnlineOrders } from '../orders/test-online.ts'
import { newBuyer, order, ordersOf, shop, stockOf } from '../orders/test-orders.ts'
import { turnPrices } from '../sales/turn-prices.ts'
import { isPooled } from './greet.ts'
import { closePool, db, setConnection, takeConnection } from './pool.ts'
import { until } from './test-cluster.ts'
import { hasPooler, startPooler } from './test-pooler.ts'
import { transaction } from './transaction.ts'

jest.setTimeout(120_000)

const { pays } = withOnlineOrders()
let pooler: Awaited<ReturnType<typeof startPooler>> | undefined

beforeAll(async () => {
  if (!hasPooler) return
  const { name } = (await db.one<{ name: string }>('select current_database() as name')) ?? { name: '' }
  await closePool()
  setConnection(undefined)
  const { host, password } = JSON.parse(process.env.TEST_DATABASE ?? '{}')
  pooler = await startPooler({ host, password })
  env.databaseUrl = pooler.urlOf(name)
})

afterAll(async () => {
  env.databaseUrl = undefined
  await pooler?.close()
})

const atPooler = hasPooler ? test : test.skip

atPooler(
  'a pooler is known by itself, and one at each transaction of which the next connection is used',
  async () => {
    const client = await takeConnection()
    expect(isPooled(client)).toBe(true)
    client.release()
    const pids = new Set<number>()
    for (let n = 0; n < 20; n++)
      pids.add(
        (await db.one<{ pid: number }>({ name: 'whose', text: 'select pg_backend_pid() as pid' }))?.pid ?? 0,
      )
    await Promise.all(Array.from({ length: 12 }, () => transaction(tx => tx.query('select pg_sleep(0.05)'))))
    for (let n = 0; n < 20; n++)
      pids.add(
        (await db.one<{ pid: number }>({ name: 'whose', text: 'select pg_backend_pid() as pid' }))?.pid ?? 0,
      )
    expect(pids.size).toBeGreaterThan(1)
  },
)

atPooler('a transaction ends a statement that hangs, and leaves no setting behind', async () => {
  await transaction(async tx => {
    expect(await tx.one('show statement_timeout')).toEqual({ statement_timeout: '15s' })
  })
  for (let n = 0; n < 12; n++)
    expect(await db.one('show statement_timeout')).toEqual({ statement_timeout: '0' })
})

atPooler('sixteen buyers register, sign in, fill carts, order, pay and cancel through it', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const customer = {
        ...{ firstname: 'Asha', lastname: 'Verma', password: 'Narmada1' },
        ...{ email: `pooled${n}@example.in`, mobileno: String(6_100_000_000 + n) },
      }
      await shop.register(customer)
      await shop.signIn({ username: customer.email, password: customer.password, grant_type: 'password' })
      return newBuyer()
    }),
  )
  const before = (await stockOf(STOLE)) ?? 0
  await Promise.all(
    buyers.map(async (buyer, n) => {
      await shop.products({ subcat_id: 0, search: 'stole' } as never, buyer)
      if (n % 2) {
        const { coorderid } = await order(buyer, 'COD', [{ id: STOLE }], { key: `pooled-order-${n}` })
        const again = await order(buyer, 'COD', [{ id: STOLE }], { key: `pooled-order-${n}` })
        expect(again.coorderid).toBe(coorderid)
        return
      }
      const { id, gatewayId } = await place(buyer)
      await confirm(buyer, await pays(gatewayId))
      expect(await settled(id)).toHaveLength(1)
    }),
  )
  for (const buyer of buyers) expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(await stockOf(STOLE)).toBe(before - 16)
  const first = (await ordersOf(buyers[0]?.id ?? ''))[0]?.id ?? ''
  await checkNow(first)
  await expireHolds()
  await turnPrices()
})

atPooler('a catalogue is imported through it, and lists and searches find it', async () => {
  await db.run('truncate products, sections, shop, search_words, product_search cascade')
  const folder = path.join(process.cwd(), 'demo/catalogue')
  const report = await importCatalogue({ folder })
  expect(report).toMatchObject({ added: 120, isPublished: true })
  const again = await importCatalogue({ folder })
  expect(again).toMatchObject({ added: 0, anything: false })
  const found = await shop.products({ subcat_id: 0, search: 'kurta' } as never, {})
  expect(found.products.length).toBeGreaterThan(0)
  for (const sort of ['priceLowToHigh', 'nameAZ'] as const)
    expect(
      (await shop.products({ subcat_id: 0, search: '', sort, page: 2 } as never, {})).products.length,
    ).toBeGreaterThan(0)
})

atPooler('a pooler that is restarted costs a request or two, and is found again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await pooler?.restart()
  await until(() => db.one('select 1'))
  const buyer = await newBuyer()
  await order(buyer, 'COD', [{ id: 2 }]).catch(() => undefined)
  expect(await db.one('select 1 as one')).toEqual({ one: 1 })
  // One line for all connections that were idle then.
  expect(said.mock.calls.map(([line]) => String(line).split(':')[0])).toEqual([
    'A database connection was lost',
  ])
})

import { expect } from 'playwright/test'
import { addBuyers, orderOne, orderOneAsGuest } from './buyers.ts'
import { test } from './own-shops.ts'

const STOLE = 1006
const KILLS = process.env.PROVE ? 120 : 2

test('a hundred buyers race for ten pieces over two processes, and ten get one', async ({ ownShops }) => {
  const a = await ownShops.startFilled('a')
  await a.ready()
  const b = await ownShops.start('a')
  await b.ready()
  const database = await a.database()
  const buyers = await addBuyers(database, 100)
  await database.query('update product_sizes set stock = 10 where product_id = $1', [STOLE])

  const answers = await Promise.all(
    buyers.map((buyer, n) => orderOne(n % 2 ? a.address : b.address, buyer, STOLE)),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(90)
  const { rows } = await database.query('select count(*)::int as orders from orders')
  expect(rows).toEqual([{ orders: 10 }])
})

test(`a shop that is killed ${KILLS} times in the middle of orders loses none that it acknowledged`, async ({
  ownShops,
}) => {
  test.setTimeout(KILLS * 20_000)
  const STOCK = 1_000_000
  const acknowledged: string[] = []
  let guests = 0
  let shop = await ownShops.startFilled('a')
  await shop.ready()
  await (await shop.database()).query('update product_sizes set stock = $2 where product_id = $1', [
    STOLE,
    STOCK,
  ])

  for (let kill = 1; kill <= KILLS; kill++) {
    const database = await shop.database()
    const buyers = await addBuyers(database, 400)
    let killed = false
    const buy = async () => {
      for (let buyer = buyers.pop(); buyer && !killed; buyer = buyers.pop()) {
        // Every third one has no account.
        const isGuest = buyers.length % 3 === 0
        const order = isGuest
          ? orderOneAsGuest(shop.address, database, STOLE)
          : orderOne(shop.address, buyer, STOLE)
        const result = await order.catch(() => undefined)
        if (result?.id && isGuest) guests++
        if (result?.id) acknowledged.push(result.id)
      }
    }
    const callers = Array.from({ length: 8 }, buy)
    // In the middle of the others, however fast this machine is.
    const enough = acknowledged.length + 1 + Math.floor(Math.random() * 30)
    await expect
      .poll(() => acknowledged.length, { intervals: [2], timeout: 15_000 })
      .toBeGreaterThanOrEqual(enough)
    // Every third time the database is killed too, and has to recover from its log.
    if (kill % 3 === 0) await shop.killDatabase()
    shop.killAll()
    killed = true
    await Promise.all([...callers, shop.exit()])
    shop = await ownShops.start('a')
    await shop.ready()
  }

  const database = await shop.database()
  const { rows: stored } = await database.query<{ id: string }>('select id from orders')
  const ids = new Set(stored.map(order => order.id))
  expect(acknowledged.length).toBeGreaterThan(KILLS)
  expect(guests).toBeGreaterThan(0)
  expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  const { rows: sold } = await database.query(
    `select (select sum(units)::int from order_lines) as sold,
       (select count(*)::int from orders where not exists
         (select 1 from order_lines where order_id = orders.id)) as empty,
       (select stock from product_sizes where product_id = $1) as stock`,
    [STOLE],
  )
  expect(sold).toEqual([{ sold: ids.size, empty: 0, stock: STOCK - ids.size }])
})

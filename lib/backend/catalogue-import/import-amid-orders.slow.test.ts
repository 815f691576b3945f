import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '#lib/message-table.ts'
import { db, pool } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { type Buyer, newBuyer, order, orderRequestFrom, shop, stockOf } from '../orders/test-orders.ts'
import { importCatalogue } from './import-catalogue.ts'
import { undoPublication } from './undo-publication.ts'

withTestDatabase()

beforeEach(() => db.run('truncate customers, orders, products, product_search, sections cascade'))

const { rounds, callers } = process.env.PROVE ? { rounds: 30, callers: 16 } : { rounds: 4, callers: 8 }
const PRODUCTS = Array.from({ length: 12 }, (_, index) => index + 1)
// By place and by name in opposite order, so that whoever locks them carelessly meets an order half-way.
const SIZES = ['S', 'M', 'L']
const STOCK = 50_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'import-amid-orders-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'pictures'))
writeFileSync(
  path.join(folder, 'categories.csv'),
  'level,id,parent_id,name\ngroup,1,,Cloth\ncategory,11,1,Prints\nsubcategory,101,11,Stoles\n',
)

const publish = (price: number, stock: number) => {
  const sizes = SIZES.map(size => `${size}:${stock}`).join('|')
  const rows = PRODUCTS.map(id => `${id},A-${id},Stole ${id},101,5000,${price},${sizes}`)
  const header = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes'
  writeFileSync(path.join(folder, 'products.csv'), [header, ...rows, ''].join('\n'))
  return importCatalogue({ folder, store: folderStore(folder) })
}

const any = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)] as Item

const linesOf = (one: number, other: number) => [
  { id: one, size: 'S' },
  { id: one, size: 'L' },
  { id: other, size: 'M' },
]

type Outcome = { id: string; shown: number } | { refused: unknown }

/** One order at the total that the checkout shows. */
const buy = async ({ token, ...buyer }: Buyer): Promise<Outcome> => {
  const lines = linesOf(any(PRODUCTS), any(PRODUCTS))
  const seen = await shop.checkout(
    lines.map(({ id, size }) => ({ prod_id: id, unit: 1, cart_size: size })),
    { token },
  )
  const shown = seen.data?.[0]?.totalCod ?? 0
  return shop
    .placeOrder(orderRequestFrom({ token, ...buyer }, 'COD', lines, { expected: shown }), { token })
    .then(
      ({ coorderid }) => ({ id: coorderid, shown }),
      refused => ({ refused }),
    )
}

/** Buyers order one after the other, each five times at most, until told to stop. */
const crowd = (lists: Buyer[][]) => {
  const outcomes: Outcome[] = []
  let open = true
  const all = lists.map(async buyers => {
    for (const buyer of buyers)
      for (let order = 0; open && order < 5; order++) outcomes.push(await buy(buyer))
  })
  const stop = async () => {
    open = false
    await Promise.all(all)
    return outcomes
  }
  return { outcomes, stop }
}

/** An import that has compared everything waits until it is let go. */
const holdImport = () => {
  const compared = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  listenAtFailpoints(point => {
    if (point !== 'import-compared') return undefined
    compared.resolve()
    return gate.promise
  })
  return { compared: compared.promise, letGo: gate.resolve }
}
afterEach(() => listenAtFailpoints())

const sold = () =>
  db.query<{ product_id: number; size: string; units: number }>(
    'select product_id, size, sum(units)::int as units from order_lines group by product_id, size',
  )

test('what sells while an import is under way is taken off the stock that it sets, and costs what was shown', async () => {
  await publish(100, STOCK)
  for (let round = 1; round <= rounds; round++) {
    await db.run('truncate customers, orders cascade')
    const buyers = await Promise.all(
      Array.from({ length: callers }, () => Promise.all(Array.from({ length: 10 }, newBuyer))),
    )
    const { compared, letGo } = holdImport()
    const importing = publish(100 + round, STOCK + round)
    await Promise.race([compared, importing])
    const { outcomes, stop } = crowd(buyers)
    while (outcomes.length < 2 * callers) await sleep(1)
    letGo()
    await importing
    await sleep(20)
    await expectTrue(await stop())
    const units = new Map((await sold()).map(row => [`${row.product_id} ${row.size}`, row.units]))
    for (const id of PRODUCTS)
      for (const size of SIZES)
        expect(await stockOf(id, size)).toBe(STOCK + round - (units.get(`${id} ${size}`) ?? 0))
  }
  const row = await db.one<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(row?.deadlocks).toBe(0)
}, 120_000)

test('a wrong import amid a hundred orders is undone amid as many, and each piece that was sold stays sold', async () => {
  await publish(100, STOCK)
  const [before, buyers] = await Promise.all([
    db.query(PRICES),
    Promise.all(Array.from({ length: callers }, () => Promise.all(Array.from({ length: 40 }, newBuyer)))),
  ])
  const { outcomes, stop } = crowd(buyers)
  const placed = () => outcomes.filter(outcome => 'id' in outcome).length
  const amid = async (work: () => Promise<unknown>) => {
    const { compared, letGo } = holdImport()
    const working = work()
    await Promise.race([compared, working])
    const reached = placed() + 50
    while (placed() < reached) await sleep(1)
    letGo()
    await working
  }
  await amid(() => publish(1, 4_000))
  await amid(() => undoPublication({}))
  await expectTrue(await stop())
  expect(placed()).toBeGreaterThanOrEqual(100)
  expect(await db.query(PRICES)).toEqual(before)
  const units = new Map((await sold()).map(row => [`${row.product_id} ${row.size}`, row.units]))
  for (const id of PRODUCTS)
    for (const size of SIZES) expect(await stockOf(id, size)).toBe(STOCK - (units.get(`${id} ${size}`) ?? 0))
}, 120_000)

const PRICES = 'select id, name, original_paise, discount_paise from products order by id'

/** The only refusal is that of a price which has just changed. */
const expectTrue = async (outcomes: Outcome[]) => {
  const kept = await db.query<{ id: string; total: number }>('select id, total from orders')
  const totals = new Map(kept.map(({ id, total }) => [id, total / 100]))
  for (const outcome of outcomes)
    if ('refused' in outcome) expect(outcome.refused).toMatchObject({ status: 409 })
    else expect(totals.get(outcome.id)).toBe(outcome.shown)
  expect(kept).toHaveLength(outcomes.filter(outcome => 'id' in outcome).length)
}

test('an import that leaves a stock as it is does not hold up its orders, nor undo them', async () => {
  await publish(100, STOCK)
  await db.run('update product_sizes set stock = 7 where size_desc = $1', ['S'])
  const buyer = await newBuyer()
  const { compared, letGo } = holdImport()
  const importing = publish(120, STOCK)
  await Promise.race([compared, importing])
  await order(buyer, 'COD', linesOf(1, 2), { expected: 300 })
  letGo()
  await importing
  expect([await stockOf(1, 'S'), await stockOf(1, 'L'), await stockOf(2, 'M')]).toEqual([
    STOCK - 1,
    STOCK - 1,
    STOCK - 1,
  ])
})

test('who orders while a large import holds the stock is told to try again, and nothing is ordered', async () => {
  await publish(100, STOCK)
  const buyer = await newBuyer()
  const holder = await pool().connect()
  await holder.query('begin')
  await holder.query('select from product_sizes for update')
  const refused = order(buyer, 'COD', linesOf(1, 2))
  await expect(refused).rejects.toMatchObject({ status: 503, message: messages.stockHeld })
  await holder.query('rollback')
  holder.release()
  expect(await db.query('select id from orders')).toEqual([])
})

import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { stepOrder } from '#lib/backend/orders/step-order.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct, addVariants } from '#lib/backend/test-product.ts'
import { newKey, programShop } from './test-program-shop.ts'

withTestDatabase()
const { ask } = programShop()
let key = ''
beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 100_000 } })
  key = (await newKey()).key
})

const placed = async () => (await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid

type Row = Record<string, unknown>

/** All pages of a list; `between` happens after each of them. */
async function walk(path: string, between: () => Promise<unknown> = async () => undefined) {
  const rows: Row[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 500; pages++) {
    const { status, told } = await ask('GET', `${path}${cursor && `&cursor=${cursor}`}`, { key })
    expect(status).toBe(200)
    rows.push(...told.data)
    cursor = told.next
    await between()
  }
  return rows
}

test('orders come newest first, each once, whatever is ordered while they are read', async () => {
  const before: string[] = []
  for (let n = 0; n < 9; n++) before.push(await placed())
  const read = await walk('/orders?limit=2', placed)
  expect(read.map(({ id }) => id)).toEqual(before.toReversed())
  expect(await walk('/orders?limit=100')).not.toHaveLength(before.length)
})

test('they are chosen by state and by when they were placed', async () => {
  const [one, other] = [await placed(), await placed()]
  await stepOrder(one, 'packed')
  expect((await walk('/orders?state=packed')).map(({ id }) => id)).toEqual([one])
  expect((await walk('/orders?state=open&limit=3')).map(({ id }) => id)).toContain(other)
  const { placed_at: at } = (await ask('GET', `/orders/${other}`, { key })).told
  expect((await walk(`/orders?since=${at}`)).map(({ id }) => id)).toEqual([other])
  expect((await walk(`/orders?until=${at}`)).map(({ id }) => id)).not.toContain(other)
  expect(await walk('/orders?since=2090-01-01T00:00:00%2B05:30')).toEqual([])
})

test('what changed since is told, the oldest change first, and nothing that is still being changed is missed', async () => {
  const [one, other] = [await placed(), await placed()]
  const { as_of: since } = (await ask('GET', '/orders?limit=1', { key })).told
  await stepOrder(one, 'packed')
  expect((await walk(`/orders?updated_since=${since}`)).map(({ id }) => id)).toEqual([one])
  // A change that began before the list was read, and ends after it.
  const client = await (await import('#lib/backend/db/pool.ts')).pool().connect()
  await client.query('begin')
  await client.query(`update orders set courier = 'X' where id = $1`, [other])
  const { as_of: during } = (await ask('GET', `/orders?updated_since=${since}&limit=1`, { key })).told
  await client.query('commit')
  client.release()
  expect((await walk(`/orders?updated_since=${during}`)).map(({ id }) => id)).toContain(other)
})

test('customers, stock, products, bills and returns are read page by page, each row once', async () => {
  for (let id = 2; id < 12; id++) await addProduct({ id, sizes: id % 3 === 0 ? {} : { S: 1, M: 2 } })
  await addVariants(2, [
    { size: 'S', color: 'Red', stock: 1 },
    { size: 'S', color: 'Blue', unlimited: true },
    { size: 'M', color: 'Red', stock: 2 },
  ])
  await stepOrder(await placed(), 'packed')
  const [customers, products, sizes, bills] = await Promise.all(
    ['customers', 'products where not withdrawn', 'product_sizes', 'bills'].map(async table =>
      Number((await db.one<{ count: number }>(`select count(*)::int as count from ${table}`))?.count),
    ),
  )
  for (const [path, count, name] of [
    ['/customers?limit=7', customers, 'id'],
    ['/products?limit=4', products, 'id'],
    // Of one size two variants have pieces of their own.
    ['/stock?limit=3', Number(sizes) + 1, ''],
    ['/bills?limit=1', bills, 'number'],
    ['/returns?limit=5', 0, 'number'],
  ] as const) {
    const rows = await walk(path)
    const ids = rows.map(row => (name ? row[name] : `${row.product_id} ${row.size} ${row.variant_id}`))
    expect([path, rows.length, new Set(ids).size]).toEqual([path, count, count])
  }
})

test('a cursor of another list, or none at all, is refused', async () => {
  const { next } = (await ask('GET', '/orders?limit=1', { key })).told
  const forged = Buffer.from('["placed","2026-11-24T00:00:00.000000Z","x\'; drop table orders"]').toString(
    'base64url',
  )
  for (const path of [
    `/orders?updated_since=2026-01-01T00:00:00Z&cursor=${next}`,
    `/customers?cursor=${next}`,
    `/stock?cursor=${next}`,
    '/orders?cursor=nonsense',
    '/products?cursor=WzFlOTld',
    `/bills?cursor=${Buffer.from('[null]').toString('base64url')}`,
  ])
    expect([path, (await ask('GET', path, { key })).told]).toMatchObject([path, { code: 'cursor_wrong' }])
  expect((await ask('GET', `/orders?cursor=${forged}`, { key })).status).toBe(200)
  expect((await ask('GET', '/orders?limit=101', { key })).status).toBe(400)
})

test('of thousands of orders a page is read by an index', async () => {
  const count = Number(process.env.PROVE ? 50_000 : 5_000)
  await db.run(
    `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash, placed_at, changed_at)
     select 'T' || n, (select id from customers limit 1), 'COD', case when n % 50 = 0 then 'placed' else 'delivered' end,
            100, 0, 0, 100, '{}', '', now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
    [count],
  )
  await db.run(
    `insert into order_lines (order_id, place, product_id, asin, name, image, description, size, color, units, price, original_price, total)
     select id, 0, 1, 'A-1', 'Stole', '', '', '', '', 1, 100, 100, 100 from orders where id ~ '^T[0-9]+$'`,
  )
  await db.run(
    `insert into order_events (order_id, kind, at) select id, 'placed', placed_at from orders where id ~ '^T[0-9]+$'`,
  )
  await db.run('analyze orders')
  const { pool } = await import('#lib/backend/db/pool.ts')
  const spy = jest.spyOn(pool(), 'query')
  const since = new Date(Date.now() - 3_600_000).toISOString()
  for (const path of [
    '/orders?',
    '/orders?state=placed',
    '/orders?state=open',
    `/orders?updated_since=${since}`,
  ])
    expect((await ask('GET', `${path}&limit=20`, { key })).status).toBe(200)
  const asked = spy.mock.calls
    .map(([config]) => config as unknown as { text: string; values: unknown[] })
    .filter(({ text }) => /^select o\.id, to_char/.test(text))
  spy.mockRestore()
  expect(asked).toHaveLength(4)
  for (const { text, values } of asked) {
    const plan = JSON.stringify(await db.query(`explain (format json) ${text}`, values))
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Seq Scan')
    expect(plan).not.toMatch(/"Node Type":\s*"Sort"/)
  }
})

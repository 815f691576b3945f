import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { foundOrders } from './found-orders.ts'
import { listOrders, PAGE_SIZE } from './list-orders.ts'
import { newestOrder, ordersSince } from './newest-order.ts'
import { IN_TAB } from './order-conditions.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } }))

const placed = async (values = '') => {
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  if (values) await db.run(`update orders set ${values} where id = $1`, [id])
  return id
}
const WHOLE_TABLE = /"Seq Scan"[^{}]*"Relation Name":"orders"/
const found = async (search: string) => (await listOrders({ search }, 'owner')).rows.map(({ id }) => id)

test('an order is found by its number, name, mobile and parcel, however they are typed', async () => {
  const id =
    await placed(`address = address || '{"firstname": "Meenakshi Devi", "lastname": "Rao", "mobileno": "9123456780"}',
    courier = 'India Post', tracking_number = 'EM123456789IN'`)
  await placed()
  for (const typed of [
    id,
    id.toLowerCase().replaceAll('-', ''),
    id.slice(0, 9),
    '+91 91234 56780',
    '09123456780',
    '9123456780',
    'meena',
    'Devi',
    'rao',
    'em123456789in',
  ])
    expect([typed, await found(typed)]).toEqual([typed, [id]])
  for (const typed of ['%', '_', `'`, '9123456781', 'eenakshi', '\\'])
    expect([typed, await found(typed)]).toEqual([typed, []])
})

test('pages follow each other without a gap while new orders come', async () => {
  await db.run('delete from order_links')
  const buyer = await newBuyer()
  const first = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  await db.run(
    `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash, placed_at)
     select 'PAGE-0000-0000-' || lpad(n::text, 4, '0'), customer_id, mode, 'delivered', subtotal, delivery, discount, total, address,
            body_hash, now() - n / 3 * interval '1 minute'
       from orders, generate_series(1, $2) n where id = $1`,
    [first, 2 * PAGE_SIZE + 5],
  )
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listOrders({ tab: 'delivered', after }, 'owner')
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(2 * PAGE_SIZE + 5)
  expect(new Set(seen).size).toBe(seen.length)
  // What is no place in the list begins at its top.
  expect((await listOrders({ tab: 'delivered', after: 'x~y' }, 'owner')).rows[0]?.id).toBe(seen[0])
})

test('the sums tell what is to be packed, sent and collected, and what is late', async () => {
  const before = (await listOrders({}, 'owner')).sums
  const late = await placed(`placed_at = now() - interval '5 days'`)
  await placed(`status = 'packed'`)
  await placed(`status = 'shipped'`)
  const { sums } = await listOrders({}, 'owner')
  expect(sums?.toPack).toBe((before?.toPack ?? 0) + 1)
  expect(sums?.toSend).toBe((before?.toSend ?? 0) + 1)
  expect(sums?.toCollect).toBe((before?.toCollect ?? 0) + 53_900)
  expect(sums?.late).toBe((before?.late ?? 0) + 1)
  expect((await listOrders({ tab: 'late' }, 'owner')).rows).toMatchObject([{ id: late, isLate: true }])
})

test('what was not confirmed waits, and has a list of its own', async () => {
  const id = await placed(`confirm_until = now() + interval '1 hour'`)
  const { waits } = await listOrders({}, 'owner')
  expect(waits?.unconfirmed).toBe(1)
  expect((await listOrders({ tab: 'unconfirmed' }, 'owner')).rows.map(row => row.id)).toEqual([id])
})

test('a packer lists open orders without sums, whatever is asked for', async () => {
  await placed(`status = 'delivered', address = address || '{"lastname": "Ended"}'`)
  for (const asked of [{ tab: 'delivered' }, { tab: 'all' }, { tab: 'upi' }, { search: 'Ended' }, {}]) {
    const list = await listOrders(asked, 'packer')
    expect(list.rows.filter(({ status }) => !['placed', 'packed', 'shipped'].includes(status))).toEqual([])
    expect(list.rows.every(({ total }) => total === undefined)).toBe(true)
    expect([list.sums, list.waits]).toEqual([undefined, undefined])
  }
})

test('whoever remembers the newest order is told of those that came since', async () => {
  const mark = await newestOrder()
  expect(await ordersSince(mark)).toBe(0)
  await placed()
  expect(await ordersSince(mark)).toBe(1)
  for (const wrong of ['', 'x', '9999-99-99T00:00:00.000Z~x']) expect(await ordersSince(wrong)).toBe(0)
})

test('of a hundred thousand orders none is read that is not shown', async () => {
  const buyer = await newBuyer()
  const first = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  // Each in the time that a statement has.
  for (let batch = 0; batch < 10; batch++)
    await db.run(
      `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash, placed_at)
     select 'MANY-' || upper(substr(md5(n::text), 1, 4)) || '-' || lpad(n::text, 6, '0'), customer_id, mode, case when n % 500 = 0 then 'placed' else 'delivered' end, subtotal,
            delivery, discount, total,
            jsonb_build_object('firstname', 'Kumari' || n, 'lastname', 'Das', 'mobileno', (7000000000 + n)::text),
            body_hash, now() - n * interval '1 minute'
       from orders, generate_series($2::int + 1, $2::int + 10000) n where id = $1`,
      [first, batch * 10_000],
    )
  await db.run('analyze orders')
  const plan = async (where: string, values: unknown[] = []) =>
    JSON.stringify(
      await db.query(
        `explain (format json) select * from orders o where ${where} order by o.placed_at desc, o.id desc limit 41`,
        values,
      ),
    )
  for (const tab of ['open', 'placed', 'delivered', 'ended', 'all'] as const)
    expect([tab, await plan(IN_TAB[tab])]).toEqual([tab, expect.not.stringMatching(WHOLE_TABLE)])
  for (const typed of ['9876543210', 'Kumari777', 'MANY-C4CA', 'EM1']) {
    const { sql, values } = foundOrders(typed, 1)
    expect([typed, await plan(`o.id in (${sql})`, values)]).toEqual([
      typed,
      expect.not.stringMatching(WHOLE_TABLE),
    ])
  }
}, 120_000)

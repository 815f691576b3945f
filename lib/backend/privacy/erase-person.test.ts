import { personalColumns, SECRET_COLUMNS } from '#lib/privacy/rules/stored-data.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { deleteExpired } from '../delete-expired.ts'
import { orderForMail } from '../mail/order-for-mail.ts'
import { withOnlineOrders } from '../orders/test-online.ts'
import { newBuyer, order, shop } from '../orders/test-orders.ts'
import { accountData, eraseAccount, erasureAskedAt, keepAccount } from './account-data.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'
import { NOBODYS, OWNED, rowsOfPerson } from './rows-of-person.ts'

withOnlineOrders()

const step = (id: string, status: string) =>
  db.run('update orders set status = $2 where id = $1', [id, status])
const personOf = (id: string) =>
  db.one<{ firstname: string; email: string; mobile: string | null; erased: boolean }>(
    'select firstname, email, mobile, erased_at is not null as erased from customers where id = $1',
    [id],
  )
const addressOf = async (id: string) =>
  (await db.one<{ address: Record<string, string> }>('select address from orders where id = $1', [id]))
    ?.address
const buyerWithOrder = async (status: string) => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  await step(coorderid, status)
  return { ...buyer, order: coorderid }
}

test('Law 24: an export has each personal column, but no hash, and nothing of anybody else', async () => {
  const asha = await buyerWithOrder('delivered')
  const other = await buyerWithOrder('delivered')
  const data = await accountData(asha)
  const told = Object.entries(data)
  expect(told.map(([table]) => table).toSorted()).toEqual(Object.keys(OWNED).toSorted())
  for (const [table, columns] of personalColumns()) {
    const [row] = data[table] ?? []
    if (!row) continue
    expect([table, Object.keys(row).toSorted()]).toEqual([
      table,
      columns.filter(column => !SECRET_COLUMNS.has(column)).toSorted(),
    ])
  }
  expect(data.orders).toMatchObject([{ id: asha.order }])
  expect(data.addresses?.length).toBeGreaterThan(0)
  const text = JSON.stringify(data)
  expect(text).not.toContain(other.order)
  expect(text).not.toContain(other.id)
  expect(text).not.toMatch(/scrypt/)
})

test('each table with personal columns has its owner, or is nobody’s', () => {
  const tables = [...personalColumns().keys()]
  expect(tables.filter(table => !OWNED[table] && !NOBODYS.includes(table))).toEqual([])
})

test('Law 24: who has no order is gone, whole', async () => {
  const { id, token } = await newBuyer()
  expect(await erasePerson(id)).toBe('erased')
  expect(await personOf(id)).toBeUndefined()
  await expect(shop.profile({}, { token })).rejects.toMatchObject({ status: 401 })
  expect(await erasePerson(id)).toBe('missing')
})

test('Law 24: what was sold keeps name and address, what was not keeps the state alone, and nobody can sign in', async () => {
  const asha = await buyerWithOrder('delivered')
  const { coorderid: unsold } = await order(asha, 'COD', [{ id: 1 }])
  await step(unsold, 'cancelled')
  const before = await addressOf(asha.order)
  expect(before).toMatchObject({ firstname: 'Asha', lastname: 'Verma', mobileno: '9876543210' })
  expect(await erasePerson(asha.id)).toBe('erased')
  expect(await addressOf(asha.order)).toEqual({ ...before, id: '', emailid: '', mobileno: '' })
  const { STATENAME, ...rest } = (await addressOf(unsold)) ?? {}
  expect([STATENAME, new Set(Object.values(rest))]).toEqual([before?.STATENAME, new Set([''])])
  // The seller goes on seeing both.
  for (const id of [asha.order, unsold])
    await expect(orderForMail(id)).resolves.toMatchObject({ lines: [{ CoOrderID: id }] })
  expect(await personOf(asha.id)).toEqual({
    firstname: '',
    email: `erased-${asha.id}@erased.invalid`,
    mobile: null,
    erased: true,
  })
  const rows = await rowsOfPerson(db, asha.id)
  for (const table of ['sessions', 'addresses', 'carts', 'wishlists', 'outbox', 'erasures'])
    expect([table, rows[table]]).toEqual([table, []])
  expect(await findPerson(asha.id)).toBeUndefined()
})

test.each(['awaiting', 'placed', 'packed', 'shipped'])(
  'an order that is %s lets an erasure wait for its end',
  async status => {
    const asha = await buyerWithOrder('placed')
    await db.run(
      `update orders set status = $2, mode = case when $2 = 'awaiting' then 'ONLINE' else mode end,
              hold_until = case when $2 = 'awaiting' then now() + interval '1 hour' end where id = $1`,
      [asha.order, status],
    )
    expect(await erasePerson(asha.id)).toBe('booked')
    expect(await erasePerson(asha.id)).toBe('booked')
    expect(await erasureAskedAt(asha)).toBeInstanceOf(Date)
    await deleteExpired()
    expect((await personOf(asha.id))?.erased).toBe(false)
    await db.run(`update orders set status = 'delivered', hold_until = null where id = $1`, [asha.order])
    await deleteExpired()
    expect((await personOf(asha.id))?.erased).toBe(true)
  },
)

test('an online order whose payment is still asked for lets an erasure wait', async () => {
  const asha = await newBuyer()
  const { coorderid } = await order(asha, 'ONLINE', [{ id: 1 }])
  const checked = (at: string | null) =>
    db.run(`update orders set status = 'expired', hold_until = null, check_at = $2 where id = $1`, [
      coorderid,
      at,
    ])
  await checked(new Date().toISOString())
  expect(await erasePerson(asha.id)).toBe('booked')
  await checked(null)
  await deleteExpired()
  expect((await personOf(asha.id))?.erased).toBe(true)
})

test('who signs in again may take a booked erasure back', async () => {
  const asha = await buyerWithOrder('shipped')
  await erasePerson(asha.id)
  expect(await keepAccount(asha)).toBe(true)
  await step(asha.order, 'delivered')
  await deleteExpired()
  expect((await personOf(asha.id))?.erased).toBe(false)
})

test('a wrong password erases nothing', async () => {
  const asha = await newBuyer()
  await expect(eraseAccount(asha, 'Wrong-one1')).rejects.toMatchObject({
    status: 400,
    key: 'eraseWrongPassword',
  })
  expect((await personOf(asha.id))?.erased).toBe(false)
})

test('an order that is placed while its customer is erased is either open, or refused', async () => {
  for (let round = 0; round < 8; round++) {
    const asha = await newBuyer()
    const [placed, erasure] = await Promise.all([
      order(asha, 'COD', [{ id: 1 }]).then(
        () => true,
        () => false,
      ),
      erasePerson(asha.id),
    ])
    expect([placed, erasure]).toEqual(placed ? [true, 'booked'] : [false, 'erased'])
  }
})

test('an erasure whose turn has come is not held up by a hundred that still wait', async () => {
  const asha = await buyerWithOrder('delivered')
  await db.run(MANY_WAITING, [asha.order])
  await db.run('insert into erasures (customer_id) values ($1)', [asha.id])
  await deleteExpired()
  expect((await personOf(asha.id))?.erased).toBe(true)
})

// Each with a parcel on its way, and asked a day before.
const MANY_WAITING = `
  with made as (
    insert into customers (id, firstname, lastname, email, password_hash)
    select gen_random_uuid(), 'Ravi', 'Rao', 'waiting' || n || '@example.in', 'none' from generate_series(1, 100) n
    returning id),
  asked as (insert into erasures (customer_id, asked_at) select id, now() - interval '1 day' from made)
  insert into orders
  select (jsonb_populate_record(o, jsonb_build_object('id', 'W-' || row_number() over (), 'customer_id', made.id,
                                                      'status', 'shipped', 'order_key', null))).*
    from made, orders o where o.id = $1`

test('what a request stores that began before the erasure is refused, or goes with the next clean-up', async () => {
  const asha = await buyerWithOrder('delivered')
  const adding = await transaction(async tx => {
    await tx.one('select 1 as held from customers where id = $1 for update', [asha.id])
    const sent = shop.addAddress(OTHER_ADDRESS, { token: asha.token }).then(
      () => 'stored',
      ({ status }) => status,
    )
    await new Promise(done => setTimeout(done, 200))
    await tx.run('delete from sessions where customer_id = $1', [asha.id])
    await tx.run('update customers set erased_at = now() where id = $1', [asha.id])
    return { sent }
  })
  expect(await adding.sent).toBe(401)
  await db.run('insert into carts (customer_id) values ($1)', [asha.id])
  await deleteExpired()
  const left = await rowsOfPerson(db, asha.id)
  expect([left.carts, left.addresses]).toEqual([[], []])
})

const OTHER_ADDRESS = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12 MG Road',
  address2: 'Vijay Nagar',
  city: 'Indore',
  district: '',
  pincode: '452001',
  state: 'Madhya Pradesh',
}

test('what was sold loses its names after the years of a bill, what was not after a year, and what is open never', async () => {
  const buyers = {
    sold: await buyerWithOrder('delivered'),
    unsold: await buyerWithOrder('cancelled'),
    open: await buyerWithOrder('shipped'),
  }
  const nameOf = async (kind: keyof typeof buyers) => (await addressOf(buyers[kind].order))?.firstname !== ''
  const aged = (id: string, days: number) =>
    db.run('update orders set placed_at = now() - make_interval(days => $2) where id = $1', [id, days])
  for (const { order: id } of Object.values(buyers)) await aged(id, 364)
  await deleteExpired()
  expect([await nameOf('sold'), await nameOf('unsold'), await nameOf('open')]).toEqual([true, true, true])
  for (const { order: id } of Object.values(buyers)) await aged(id, 366)
  await deleteExpired()
  expect([await nameOf('sold'), await nameOf('unsold'), await nameOf('open')]).toEqual([true, false, true])
  for (const { order: id } of Object.values(buyers)) await aged(id, 8 * 366)
  await deleteExpired()
  expect([await nameOf('sold'), await nameOf('open')]).toEqual([false, true])
})

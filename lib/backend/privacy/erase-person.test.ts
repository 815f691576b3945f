import { db } from '#lib/backend/db/pool.ts'
import { deleteExpired } from '#lib/backend/delete-expired.ts'
import { withOnlineOrders } from '#lib/backend/orders/test-online.ts'
import { newBuyer, order, shop } from '#lib/backend/orders/test-orders.ts'
import { personalColumns, SECRET_COLUMNS } from '#lib/privacy/rules/stored-data.ts'
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
const HOME = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12, MG Road',
  pincode: '452001',
  state: 'Madhya Pradesh',
}
const buyerWithOrder = async (status: string) => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  await step(coorderid, status)
  await db.run('update orders set address = $2 where id = $1', [coorderid, JSON.stringify(HOME)])
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
  await db.run('update orders set address = $2 where id = $1', [unsold, JSON.stringify(HOME)])
  expect(await erasePerson(asha.id)).toBe('erased')
  expect(await addressOf(asha.order)).toEqual({ ...HOME, email: '', mobile: '' })
  const blank = await addressOf(unsold)
  expect(blank).toMatchObject({
    name: '',
    address1: '',
    mobile: '',
    email: '',
    pincode: '',
    state: HOME.state,
  })
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

test('what was sold loses its names after the years of a bill, what was not after a year, and what is open never', async () => {
  const buyers = {
    sold: await buyerWithOrder('delivered'),
    unsold: await buyerWithOrder('cancelled'),
    open: await buyerWithOrder('shipped'),
  }
  const nameOf = async (kind: keyof typeof buyers) => (await addressOf(buyers[kind].order))?.name !== ''
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

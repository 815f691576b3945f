import { shop } from '#lib/api/server/shop.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { findPeople } from '../privacy/find-person.ts'
import { rowsOfPerson } from '../privacy/rows-of-person.ts'
import { addProduct } from '../test-product.ts'
import { deleteOldGuests } from './delete-old-guests.ts'
import { guestCustomer, guestOfCookie } from './guest-customer.ts'
import { guestToken } from './guest-session.ts'
import { atHome as meera } from './test-guest.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 }))

const order = (guest: { cookie: string; address: string }) =>
  shop.placeOrder(
    { addressid: guest.address, paymentmode: 'COD', orders: [{ productcode: 'A-1', quantity: 1 }] },
    { token: guestToken(guest.cookie) },
  )

test('a browser is the same guest again, also with another number as long as nothing is ordered', async () => {
  const first = await guestCustomer(undefined, meera)
  expect(first.cookie).toMatch(/^[\w-]{43}$/)
  expect(await guestCustomer(first.cookie, meera)).toEqual(first)
  const other = await guestCustomer(first.cookie, { ...meera, mobile: '9812345671' })
  expect(other).toMatchObject({ customer: first.customer, cookie: first.cookie })
  expect(await guestOfCookie(db, first.cookie)).toBe(first.customer)
})

test('who has ordered and says another number is another guest', async () => {
  const first = await guestCustomer(undefined, meera)
  await order(first)
  expect(await guestCustomer(first.cookie, meera)).toEqual(first)
  const other = await guestCustomer(first.cookie, { ...meera, mobile: '9812345672' })
  expect(other.customer).not.toBe(first.customer)
  expect(await guestOfCookie(db, first.cookie)).toBe(other.customer)
})

test('nobody is found by a number alone, and a cookie of nobody finds nobody', async () => {
  const first = await guestCustomer(undefined, meera)
  const second = await guestCustomer(undefined, meera)
  expect(second.customer).not.toBe(first.customer)
  expect(await guestOfCookie(db, 'x'.repeat(43))).toBeUndefined()
  expect(await guestOfCookie(db, undefined)).toBeUndefined()
})

test('another address has another id, and an order to the one before is refused', async () => {
  const before = await guestCustomer(undefined, { ...meera, mobile: '9812345690' })
  const moved = { ...meera, mobile: '9812345690', address1: '9 Fort Road' }
  const after = await guestCustomer(before.cookie, moved)
  expect(after.address).not.toBe(before.address)
  await expect(order(before)).rejects.toMatchObject({ key: 'addressGone' })
  await expect(order(after)).resolves.toMatchObject({ coorderid: expect.any(String) })
})

test('the cookie of a guest is no token of a session', async () => {
  const { cookie } = await guestCustomer(undefined, meera)
  await expect(shop.profile({}, { token: cookie })).rejects.toMatchObject({ status: 401 })
  await expect(shop.addresses({}, { token: guestToken(cookie) })).resolves.toHaveLength(1)
})

test('a guest gets a mail only with an address to send it to, and messages to their phone', async () => {
  await order(await guestCustomer(undefined, { ...meera, mobile: '9812345680' }))
  await order(await guestCustomer(undefined, { ...meera, mobile: '9812345681', email: 'Meera@example.in' }))
  const told = await db.query<{ recipient: string }>(
    `select channel, recipient from outbox where template = 'orderPlaced'
      and (recipient in ('9812345680', '9812345681') or recipient like 'meera@%' or recipient = '') order by id`,
  )
  expect(told.map(({ recipient }) => recipient)).toEqual(['9812345680', 'meera@example.in', '9812345681'])
})

test('nobody signs in as a guest, and no reset is mailed to one', async () => {
  const { customer } = await guestCustomer(undefined, meera)
  const email = `guest-${customer}@guest.invalid`
  await expect(
    shop.signIn({ grant_type: 'password', username: email, password: 'Chambal-77' }, {}),
  ).rejects.toMatchObject({
    status: 400,
  })
  await shop.requestReset({ email }, {}).catch(() => undefined)
  expect(await db.query('select from outbox where recipient = $1', [email])).toEqual([])
})

test('guests who ordered nothing go after a week, and those whom no order names any more', async () => {
  const [idle, ordered, fresh] = [
    await guestCustomer(undefined, { ...meera, mobile: '9812345601' }),
    await guestCustomer(undefined, { ...meera, mobile: '9812345602' }),
    await guestCustomer(undefined, { ...meera, mobile: '9812345603' }),
  ]
  const { coorderid } = await order(ordered)
  const isThere = async ({ customer }: { customer: string }) =>
    (await db.one('select 1 from customers where id = $1 and erased_at is null', [customer])) !== undefined
  await db.run(`update customers set guest_seen_at = now() - interval '8 days' where id = any($1)`, [
    [idle.customer, ordered.customer],
  ])
  await deleteOldGuests()
  expect(await Promise.all([idle, ordered, fresh].map(isThere))).toEqual([false, true, true])
  await db.run(`update customers set guest_seen_at = now() - interval '100 days' where id = $1`, [
    ordered.customer,
  ])
  await deleteOldGuests()
  expect(await isThere(ordered)).toBe(true)
  await db.run(
    `update orders set status = 'cancelled', address = address || '{"firstname":""}' where id = $1`,
    [coorderid],
  )
  await deleteOldGuests()
  expect(await isThere(ordered)).toBe(false)
  expect(
    await db.one('select guest_mobile, guest_email, firstname from customers where id = $1', [
      ordered.customer,
    ]),
  ).toEqual({ guest_mobile: null, guest_email: '', firstname: '' })
})

test('an export and an erasure of a guest take their messages, and none of another with the same number', async () => {
  const [one, other] = [
    await guestCustomer(undefined, { ...meera, mobile: '9812345604', email: 'both@example.in' }),
    await guestCustomer(undefined, { ...meera, mobile: '9812345604', email: 'both@example.in' }),
  ]
  await db.run(
    `insert into orders (id, customer_id, mode, status, subtotal, delivery, discount, total, address, body_hash)
    select 'G' || n, c, 'COD', 'cancelled', 0, 0, 0, 0, '{"STATENAME":"Karnataka"}', '' from unnest($1::uuid[]) with ordinality as t (c, n)`,
    [[one.customer, other.customer]],
  )
  await db.run(`insert into outbox (key, recipient, template, payload) values
    ('order-placed:G1', 'both@example.in', 'orderPlaced', '{"orderId":"G1"}'),
    ('order-placed:G2', 'both@example.in', 'orderPlaced', '{"orderId":"G2"}')`)
  const { outbox } = await rowsOfPerson(db, one.customer)
  expect(outbox?.map(({ key }) => key)).toEqual(['order-placed:G1'])
  expect(await erasePerson(one.customer)).toBe('erased')
  const left = await db.query(`select key from outbox where recipient = 'both@example.in'`)
  expect(left).toEqual([{ key: 'order-placed:G2' }])
  expect((await findPeople('+91 98123 45604')).map(({ id, guest }) => [id, guest])).toEqual([
    [other.customer, true],
  ])
})

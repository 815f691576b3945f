import { shop } from '#lib/api/server/shop.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { guestCustomer, guestOfCookie } from './guest-customer.ts'
import { guestToken } from './guest-session.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 }))

const meera = {
  name: 'Meera Nair',
  email: '',
  mobile: '9812345670',
  address1: '4 Temple Street',
  address2: '',
  city: 'Bengaluru',
  district: 'Bengaluru',
  pincode: '560001',
  state: 'Karnataka',
}

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

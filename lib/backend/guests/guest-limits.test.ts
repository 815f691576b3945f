import { randomBytes } from 'node:crypto'
import { shop } from '#lib/api/server/shop.ts'
import { confirmByCode } from '../cod/confirm-cod.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { stepOrder } from '../orders/step-order.ts'
import { withHoldLimits } from '../orders/test-limits.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { guestCustomer } from './guest-customer.ts'
import { guestToken } from './guest-session.ts'
import { atHome } from './test-guest.ts'

withTestDatabase()
const limits = withHoldLimits({
  openCodLimit: 3,
  dailyCodLimit: 100,
  holdPiecesOfOne: 20,
  holdAddressTimes: 2,
})
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 5000 }, price: 400 }))

let last = 0
const newNumber = () => String(9_700_000_000 + ++last)
const newBrowser = () => randomBytes(32).toString('base64url')
const newGuest = async (mobile: string) => guestCustomer(undefined, { ...atHome, mobile })

type By = { browser?: string; address?: string; passed?: boolean; mode?: 'COD' | 'ONLINE'; units?: number }
type Guest = Awaited<ReturnType<typeof newGuest>>

const place = (
  guest: Guest,
  { browser = newBrowser(), address, passed = true, mode = 'COD', units = 1 }: By = {},
) =>
  shop.placeOrder(
    { addressid: guest.address, paymentmode: mode, orders: [{ productcode: 'A-1', quantity: units }] },
    {
      token: guestToken(guest.cookie),
      key: randomBytes(9).toString('hex'),
      address,
      orderBrowser: browser,
      guest: { cart: [], passed },
    },
  )

test('Rule 100: the second order at the door of a number, or of a browser, asks for the digits', async () => {
  const [mobile, browser] = [newNumber(), newBrowser()]
  await place(await newGuest(mobile), { browser, passed: false })
  // Another browser with the same number, and another number in the same browser.
  await expect(place(await newGuest(mobile), { passed: false })).rejects.toMatchObject({ key: 'guestDigits' })
  const other = await newGuest(newNumber())
  await expect(place(other, { browser, passed: false })).rejects.toMatchObject({
    key: 'guestDigits',
    status: 422,
  })
  await expect(place(other, { browser, passed: true })).resolves.toMatchObject({
    coorderid: expect.any(String),
  })
})

test('Rule 100: an order that has arrived asks for none again', async () => {
  const [guest, browser] = [await newGuest(newNumber()), newBrowser()]
  const { coorderid } = await place(guest, { browser, passed: false })
  await stepOrder(coorderid, 'packed')
  await db.run(`update orders set status = 'delivered' where id = $1`, [coorderid])
  await expect(place(guest, { browser, passed: false })).resolves.toBeTruthy()
})

test('Rule 100: an order that somebody with its number confirmed asks for none again', async () => {
  const [guest, browser] = [await newGuest(newNumber()), newBrowser()]
  const { coorderid } = await place(guest, { browser, passed: false })
  await expect(place(guest, { browser, passed: false })).rejects.toMatchObject({ key: 'guestDigits' })
  await transaction(tx => confirmByCode(tx, coorderid))
  await expect(place(guest, { browser, passed: false })).resolves.toBeTruthy()
})

test('Rule 100: of twenty orders of one number sent at once without digits one is taken', async () => {
  const mobile = newNumber()
  const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(mobile)))
  const ended = await Promise.allSettled(guests.map(guest => place(guest, { passed: false })))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of ended)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ key: 'guestDigits' })
})

test('Rule 100: of twenty orders of one browser under as many numbers one is taken without digits', async () => {
  const browser = newBrowser()
  const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(newNumber())))
  const ended = await Promise.allSettled(guests.map(guest => place(guest, { browser, passed: false })))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('Rule 101: neither a new cookie nor a new number gets round the limit of open orders', async () => {
  const [mobile, browser] = [newNumber(), newBrowser()]
  for (let n = 0; n < 3; n++) await place(await newGuest(mobile), { browser })
  await expect(place(await newGuest(mobile))).rejects.toMatchObject({ key: 'openCodLimit' })
  await expect(place(await newGuest(newNumber()), { browser })).rejects.toMatchObject({ key: 'openCodLimit' })
})

test('Rule 101: three at once of one number with two taken leave one', async () => {
  const mobile = newNumber()
  for (let n = 0; n < 2; n++) await place(await newGuest(mobile))
  const guests = await Promise.all(Array.from({ length: 8 }, () => newGuest(mobile)))
  const ended = await Promise.allSettled(guests.map(guest => place(guest)))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('Rule 101: orders by the account with that number count for a guest, and a guest’s not for the account', async () => {
  const buyer = await newBuyer()
  const row = await db.one<{ mobile: string }>('select mobile from customers where id = $1', [buyer.id])
  const mobile = row?.mobile ?? ''
  for (let n = 0; n < 3; n++) await place(await newGuest(mobile))
  await order(buyer, 'COD', [{ id: 1 }])
  await expect(place(await newGuest(mobile))).rejects.toMatchObject({ key: 'openCodLimit' })
})

test('Rule 101: pieces of a number count, whichever cookie ordered them', async () => {
  limits.set({ holdPiecesOfOne: 10, openCodLimit: 50 })
  const mobile = newNumber()
  await place(await newGuest(mobile), { units: 8 })
  await expect(place(await newGuest(mobile), { units: 3 })).rejects.toMatchObject({ key: 'holdLimit' })
  await place(await newGuest(mobile), { units: 2 })
})

test('Rule 101: from one network guests have so many orders under way, whatever they say', async () => {
  const address = '203.0.113.77'
  for (let n = 0; n < 6; n++) await place(await newGuest(newNumber()), { address })
  await expect(place(await newGuest(newNumber()), { address })).rejects.toMatchObject({
    status: 429,
    key: expect.stringMatching(/^guestNetworkFull/),
  })
  await place(await newGuest(newNumber()), { address: '203.0.113.78' })
})

test('an order of a guest asks that it is in the browser’s cart, and the same key is the same order', async () => {
  const guest = await newGuest(newNumber())
  const request = {
    addressid: guest.address,
    paymentmode: 'COD' as const,
    from_cart: true,
    orders: [{ prod_id: 1, productcode: 'A-1', quantity: 1 }],
  }
  const caller = { token: guestToken(guest.cookie), key: 'the-same-key' }
  const cart = [{ id: 1, size: 'S', color: '' }]
  await expect(
    shop.placeOrder(request, { ...caller, guest: { cart: [], passed: false } }),
  ).rejects.toMatchObject({ key: 'notInCart' })
  const placed = await Promise.all(
    Array.from({ length: 5 }, () => shop.placeOrder(request, { ...caller, guest: { cart, passed: false } })),
  )
  expect(new Set(placed.map(({ coorderid }) => coorderid)).size).toBe(1)
  // The browser's cart is empty by then.
  const again = await shop.placeOrder(request, { ...caller, guest: { cart: [], passed: false } })
  expect(again.coorderid).toBe(placed[0]?.coorderid)
})

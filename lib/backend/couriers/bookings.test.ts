import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { correctAddress } from '../orders/correct-address.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { ownParcel, shareParcel } from '../orders/shared-parcels.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { bookParcel } from './book-parcel.ts'
import { cancelBooking } from './cancel-booking.ts'
import { ordersOfParcel } from './orders-of-parcel.ts'
import { parcelLabel } from './parcel-label.ts'
import { parcelOfOrders } from './parcel-of-order.ts'
import { ratesFor } from './rates-for.ts'
import { setCourierSettings } from './settings.ts'
import {
  askedAgo,
  bookingsOf,
  packedOrder,
  parcelsAtService,
  USUAL,
  withPracticeCourier,
} from './test-courier.ts'

withTestDatabase()
const courier = withPracticeCourier()

const SURFACE = '101'
const LATE = '901'
const TWICE = '902'
const BUSY = '903'
const book = (orderId: string, code = SURFACE, paise?: number) =>
  bookParcel({ orderId, code, parcel: USUAL, paise })
const rates = async (id: string, parcel = USUAL) => ratesFor(await ordersOfParcel(id), parcel)
const latest = async (id: string) => (await bookingsOf(id)).at(-1)
const refuses = (words: string) => ({ done: false, message: expect.stringContaining(words) })

test('couriers are asked with weight and place, and the cheapest stands first', async () => {
  const id = await packedOrder()
  const light = await rates(id)
  if (!('rates' in light)) throw new Error(light.refused)
  expect(light.rates[0]).toMatchObject({ code: SURFACE, paise: 7_700, days: 5 })
  expect(light.rates[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(light.rates.map(({ paise }) => paise)).toEqual(
    light.rates.map(({ paise }) => paise).toSorted((a, b) => a - b),
  )
  // One of them takes no money at the door.
  expect(light.rates.map(({ code }) => code)).not.toContain('102')
  const heavy = await rates(id, { ...USUAL, weight: 2_000 })
  expect('rates' in heavy && heavy.rates[0]?.paise).toBe(11_900)
})

test('a parcel is booked, asked to be fetched, and has a label that is a PDF', async () => {
  const id = await packedOrder()
  expect(await book(id, SURFACE, 7_700)).toMatchObject({ done: true })
  const booking = await latest(id)
  expect(booking).toMatchObject({ state: 'booked', courier: 'Narmada Surface', rate: 7_700, task: '' })
  expect(booking?.awb).toMatch(/^\d{12}$/)
  expect(booking?.pickup).toMatch(/^\d{4}-\d\d-\d\d 11:00$/)
  const label = await parcelLabel(id)
  if (!label || 'failed' in label) throw new Error('No label.')
  expect(Buffer.from(label.pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  // The parcel is not on its way before the courier has it.
  expect(await db.one('select status, tracking_number from orders where id = $1', [id])).toEqual({
    status: 'packed',
    tracking_number: '',
  })
})

test('what it is told of a parcel: the money at the door, and the shop’s address in place of the customer’s', async () => {
  const id = await packedOrder('COD', 2)
  await book(id)
  const told = await db.one<{ body: Record<string, unknown> }>(
    'select body from practice.parcels where reference = $1',
    [(await latest(id))?.reference],
  )
  const total = await db.one<{ total: number }>('select total from orders where id = $1', [id])
  expect(told?.body).toMatchObject({
    payment_method: 'COD',
    sub_total: Number(total?.total) / 100,
    billing_pincode: '451224',
    billing_email: 'care@narmada.example',
    weight: 0.5,
    order_items: [{ name: 'Stole', units: 2, selling_price: 400 }],
  })
})

test('a price that has changed since it was shown books nothing', async () => {
  const id = await packedOrder()
  expect(await book(id, SURFACE, 100)).toMatchObject(refuses('asks ₹77'))
  expect(await book(id, '555')).toMatchObject(refuses('does not offer'))
  expect(await bookingsOf(id)).toEqual([])
})

test('one parcel at a time: of two who book in one moment one does', async () => {
  const id = await packedOrder()
  const results = await Promise.all([book(id), book(id)])
  expect(results.filter(({ done }) => done)).toHaveLength(1)
  expect(await book(id)).toMatchObject(refuses('under way'))
  expect(await bookingsOf(id)).toHaveLength(1)
})

test('an answer that comes too late is looked up, and not booked again', async () => {
  const id = await packedOrder()
  const { message } = await book(id, LATE)
  expect(message).toContain('Booked: Practice: books, and answers too late')
  const [booking, ...more] = await bookingsOf(id)
  expect(more).toEqual([])
  expect(booking).toMatchObject({ state: 'booked' })
  const there = await parcelsAtService(String(booking?.reference))
  expect(there.map(({ awb }) => awb)).toEqual([booking?.awb])
})

test('while it cannot be looked up nobody books it again; then it is found', async () => {
  const id = await packedOrder()
  await rates(id)
  // The rates, the order and its number are asked; then the service is away.
  courier.faults.push('pass', 'pass', 'pass', { status: 503, body: '' })
  expect(await book(id, LATE)).toMatchObject(refuses('Do not book it again'))
  expect(await latest(id)).toMatchObject({ state: 'unknown' })
  expect(await book(id)).toMatchObject(refuses('under way'))
  await courier.works(true)
  expect(await latest(id)).toMatchObject({ state: 'booked' })
  expect(await bookingsOf(id)).toHaveLength(1)
})

test('a request that never arrived is absent once it would have, and can be booked again', async () => {
  const id = await packedOrder()
  await rates(id)
  courier.faults.push('pass', 'fails')
  expect(await book(id)).toMatchObject(refuses('Do not book it again'))
  expect(await latest(id)).toMatchObject({ state: 'unknown' })
  await askedAgo(id, '1 minute')
  await courier.works()
  expect(await latest(id)).toMatchObject({ state: 'absent' })
  expect(await book(id)).toMatchObject({ done: true })
  expect(await bookingsOf(id)).toHaveLength(2)
})

test('a process that died after it had asked: its try is looked up by the job', async () => {
  const id = await packedOrder()
  await book(id)
  // As it was before its answer was written down.
  await db.run(
    `update courier_bookings set state = 'asked', awb = '', booked_at = null where order_id = $1`,
    [id],
  )
  await courier.works(true)
  // It may still be asking.
  expect(await latest(id)).toMatchObject({ state: 'asked' })
  await askedAgo(id, '1 minute')
  await courier.works(true)
  expect(await latest(id)).toMatchObject({ state: 'booked', awb: expect.stringMatching(/^\d{12}$/) })
})

test('what was booked twice is found, and the second is cancelled', async () => {
  const id = await packedOrder()
  expect(await book(id, TWICE)).toMatchObject({ done: true })
  const booking = await latest(id)
  const there = await parcelsAtService(String(booking?.reference))
  expect(there).toHaveLength(2)
  expect(there.filter(({ status }) => status !== 8).map(({ awb }) => awb)).toEqual([booking?.awb])
})

test('a second one that cannot be cancelled is told', async () => {
  const id = await packedOrder()
  await book(id)
  const booking = await latest(id)
  await db.run(
    `insert into practice.parcels (reference, body, awb, courier, status) select reference, body, '770000000001', courier, 17
       from practice.parcels where awb = $1`,
    [booking?.awb],
  )
  await courier.works(true)
  expect(await latest(id)).toMatchObject({ state: 'booked', task: 'twice', task_note: '770000000001' })
})

test('asked too often: a sentence, nothing booked, and what was begun is cancelled there', async () => {
  const id = await packedOrder()
  expect(await book(id, BUSY)).toMatchObject(refuses('asked too often'))
  const booking = await latest(id)
  expect(booking).toMatchObject({ state: 'refused' })
  expect(await book(id)).toMatchObject({ done: true })
  await courier.works(true)
  expect(await parcelsAtService(String(booking?.reference))).toMatchObject([{ awb: '', status: 8 }])
})

test.each([
  ['asked too often without a word when to come back', { status: 429, body: '' }, 'asked too often'],
  ['a page of HTML', { status: 200, body: '<html>Welcome</html>' }, 'no answer (200)'],
  ['half a JSON', { status: 200, body: '{"data":' }, 'no answer (200)'],
  ['JSON of something else', { status: 200, body: '[1]' }, 'no answer (200)'],
  ['a huge answer', { status: 200, body: `"${'x'.repeat(3 * 1024 * 1024)}"` }, 'more than a parcel'],
  ['a fault of its own', { status: 500, body: 'oops' }, 'fault of its own (500)'],
  ['no answer', 'hang', 'did not answer in time'],
  ['a cut line', { status: 502, body: '<html>' }, 'fault of its own (502)'],
] as const)('%s is a sentence where rates are asked for', async (_, fault, words) => {
  const id = await packedOrder()
  await rates(id)
  courier.faults.push(fault)
  expect(await rates(id)).toEqual({ refused: expect.stringContaining(words) })
  expect(await rates(id)).toHaveProperty('rates')
})

test('a token that is over midway is renewed, and nothing is done twice', async () => {
  const id = await packedOrder()
  await rates(id)
  courier.endTokens()
  courier.calls.length = 0
  expect(await book(id)).toMatchObject({ done: true })
  expect(courier.calls.filter(call => call.includes('login'))).toHaveLength(1)
  expect(await parcelsAtService(String((await latest(id))?.reference))).toHaveLength(1)
})

test('wrong keys are told, and asked for once', async () => {
  const id = await packedOrder()
  setCourierSettings({ ...courier.settings, password: 'wrong' })
  courier.calls.length = 0
  expect(await rates(id)).toEqual({ refused: expect.stringContaining('email address and password') })
  setCourierSettings(courier.settings)
  expect(courier.calls).toEqual(['POST /auth/login'])
})

test('a place that nobody serves, no place to fetch from, and no service at all are each said', async () => {
  const id = await packedOrder()
  await db.run(`update orders set address = address || '{"pincode": "744101"}' where id = $1`, [id])
  expect(await rates(id)).toEqual({ refused: expect.stringContaining('PIN 744101') })
  setCourierSettings(undefined)
  expect(await rates(id)).toEqual({ refused: expect.stringContaining('No courier service') })
  expect(await book(id)).toMatchObject({ done: false })
  setCourierSettings(courier.settings)
})

test('a service that is away stops no parcel that is typed in by hand', async () => {
  const id = await packedOrder()
  await courier.whileDown(async () => {
    expect(await rates(id)).toEqual({ refused: 'The courier service cannot be reached.' })
    expect(await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })).toMatchObject({
      done: true,
    })
  })
})

test('a booking is cancelled, and another one is made under a new reference', async () => {
  const id = await packedOrder()
  await book(id)
  expect(await cancelBooking(id)).toMatchObject({ done: true })
  expect(await latest(id)).toMatchObject({ state: 'cancelled' })
  expect(await book(id)).toMatchObject({ done: true })
  const [first, second] = await bookingsOf(id)
  expect(first?.reference).not.toBe(second?.reference)
  expect(await parcelsAtService(String(first?.reference))).toMatchObject([{ status: 8 }])
})

test('a cancellation without an answer is finished by the job', async () => {
  const id = await packedOrder()
  await book(id)
  courier.faults.push('fails')
  expect(await cancelBooking(id)).toMatchObject(refuses('not cancelled yet'))
  expect(await latest(id)).toMatchObject({ state: 'cancelling' })
  await courier.works(true)
  expect(await latest(id)).toMatchObject({ state: 'cancelled' })
})

test('an order that ends before it is fetched takes its booking with it', async () => {
  const id = await packedOrder()
  await book(id)
  await cancelByShop(id, 'Sold out')
  await courier.works()
  expect(await latest(id)).toMatchObject({ state: 'cancelled' })
})

test('nobody was asked to fetch it: it stays booked, and says so', async () => {
  const id = await packedOrder()
  await rates(id)
  courier.faults.push('pass', 'pass', 'pass', { status: 500, body: '' })
  const { done, message } = await book(id)
  expect({ done, message }).toEqual({ done: true, message: expect.stringContaining('Nobody was asked') })
  expect(await latest(id)).toMatchObject({ state: 'booked', pickup: '' })
})

test('orders of one parcel are booked as one, with the money of both', async () => {
  const buyer = await newBuyer()
  const [one, two] = [
    (await order(buyer, 'COD', [{ id: 1 }])).coorderid,
    (await order(buyer, 'COD', [{ id: 1 }])).coorderid,
  ]
  await shareParcel(one, two)
  await stepOrder(one, 'packed')
  expect(await book(one)).toMatchObject(refuses(`Pack ${two} first`))
  await stepOrder(two, 'packed')
  expect(await book(two)).toMatchObject({ done: true })
  expect(await book(one)).toMatchObject(refuses('under way'))
  const sum = await db.one<{ sum: number }>('select sum(total)::int as sum from orders where id = any($1)', [
    [one, two],
  ])
  expect((await latest(one))?.collect).toBe(sum?.sum)
  // What the courier was told stays so.
  expect(await ownParcel(two)).toMatchObject(refuses('A courier is booked'))
  expect(await correctAddress(two, { address1: '15 Ghat Road' })).toMatchObject(
    refuses('A courier is booked'),
  )
  expect(await cancelBooking(two)).toMatchObject({ done: true })
  expect(await correctAddress(two, { address1: '15 Ghat Road' })).toMatchObject({ done: true })
})

test('a parcel weighs what lies in it; what says nothing counts as the shop’s usual thing', async () => {
  const id = await packedOrder('COD', 3)
  expect(await parcelOfOrders([id])).toEqual({
    parcel: { weight: 1_500, length: 25, breadth: 20, height: 15 },
    isWeightGuessed: true,
    isBoxGuessed: true,
  })
  await addProduct({ id: 2, name: 'Lamp', sizes: { NA: 9 } })
  await db.run(
    'update products set weight_grams = 900, length_cm = 30, breadth_cm = 12, height_cm = 40 where id = 2',
  )
  const { coorderid: lamp } = await order(await newBuyer(), 'COD', [{ id: 2, units: 2 }])
  expect(await parcelOfOrders([lamp])).toEqual({
    parcel: { weight: 1_800, length: 30, breadth: 12, height: 80 },
    isWeightGuessed: false,
    isBoxGuessed: false,
  })
  await db.run(
    `update shop set more = more || '{"parcel": {"weight_g": 200, "length_cm": 10, "breadth_cm": 10, "height_cm": 2}}'`,
  )
  const { clearCatalogueCache } = await import('../catalogue-cache.ts')
  clearCatalogueCache()
  expect((await parcelOfOrders([id])).parcel).toEqual({ weight: 600, length: 10, breadth: 10, height: 6 })
})

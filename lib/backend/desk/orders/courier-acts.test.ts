import { bookingsOf, packedOrder, USUAL, withPracticeCourier } from '../../couriers/test-courier.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { runRead } from '../run-read.ts'
import { inBookOf, worker } from './test-desk-orders.ts'

withTestDatabase()
const courier = withPracticeCourier()

const SURFACE = '101 7700'
const shipping = async (token: string, id: string, parcel = {}) =>
  (await runRead(token, 'orders', 'shipping', { id, parcel })).read
const one = async (token: string, id: string) => (await runRead(token, 'orders', 'one', { id })).read
const bookedBy = async (who: Awaited<ReturnType<typeof worker>>, rate = SURFACE) => {
  const id = await packedOrder()
  expect(await who.does('book', { id, rate, ...USUAL })).not.toHaveProperty('refused')
  return id
}

test('a packer books: rates without the money of the order, a number, a label, and the book tells of it', async () => {
  const packer = await worker('packer', 'Ravi')
  const id = await packedOrder()
  const shown = await shipping(packer.token, id)
  expect(shown).toMatchObject({
    parcel: USUAL,
    isWeightGuessed: true,
    isBoxGuessed: true,
    isPractice: true,
    collect: undefined,
    refused: '',
  })
  expect(shown?.rates[0]).toMatchObject({ code: '101', isCheapest: true, isFastest: false })
  expect(shown?.rates.find(({ isFastest }) => isFastest)).toMatchObject({ code: '103' })
  const did = await packer.does('book', { id, rate: SURFACE, ...USUAL, seen: shown?.seen })
  expect(did).toMatchObject({
    message: expect.stringMatching(/^Booked: Narmada Surface, \d{12}/),
    to: `/desk/order/${id}`,
  })
  const order = await one(packer.token, id)
  expect(order).toMatchObject({
    status: 'packed',
    booking: {
      state: 'booked',
      courier: 'Narmada Surface',
      practicePath: expect.stringContaining('/practice-courier/parcel/'),
    },
    can: { book: false, ship: true },
  })
  const { read: label } = await runRead(packer.token, 'orders', 'courierLabel', { id })
  expect(label).toHaveProperty('pdf')
  expect(await inBookOf(id)).toMatchObject([{ person: 'Ravi', act: 'orders.book', outcome: 'done' }])
  // Nothing more is to be chosen.
  expect(await shipping(packer.token, id)).toBeUndefined()
})

test('the owner reads what is brought from the door, and a parcel that was weighed again', async () => {
  const owner = await worker('owner')
  const id = await packedOrder()
  const weighed = await shipping(owner.token, id, { weight: '1600', length: '0', breadth: 'x', height: '7' })
  expect(weighed).toMatchObject({
    collect: expect.any(Number),
    parcel: { weight: 1600, length: 25, breadth: 20, height: 7 },
    isWeightGuessed: false,
  })
  expect(weighed?.rates[0]?.paise).toBe(11_900)
})

test('what is typed wrong is told at its field, and nothing is booked', async () => {
  const owner = await worker('owner')
  const id = await packedOrder()
  for (const [more, field] of [
    [{ rate: undefined }, 'rate'],
    [{ rate: '101' }, 'rate'],
    [{ weight: '0' }, 'weight'],
    [{ weight: 'heavy' }, 'weight'],
    [{ length: '301' }, 'length'],
    [{ height: '1.5' }, 'height'],
  ] as const)
    expect(await owner.does('book', { id, rate: SURFACE, ...USUAL, ...more })).toMatchObject({
      fields: { [field]: expect.any(String) },
    })
  expect(await owner.does('book', { id, rate: '101 100', ...USUAL })).toMatchObject({
    refused: expect.stringContaining('asks ₹77'),
  })
  expect(await bookingsOf(id)).toEqual([])
})

test('the page of one who did not see a booking made by another is refused', async () => {
  const [asha, ravi] = [await worker('owner', 'Asha'), await worker('packer', 'Ravi')]
  const id = await packedOrder()
  const seen = (await one(asha.token, id))?.seen
  await ravi.does('book', { id, rate: SURFACE, ...USUAL })
  expect(await asha.does('cancel', { id, seen, reason: 'Sold out' })).toMatchObject({
    refused: expect.stringMatching(/^Ravi booked a courier/),
  })
})

test('a service that is away is a sentence beside the form for a parcel by hand', async () => {
  const packer = await worker('packer')
  const id = await packedOrder()
  await courier.whileDown(async () => {
    expect(await shipping(packer.token, id)).toMatchObject({
      rates: [],
      refused: expect.stringContaining('reached'),
    })
    expect(await packer.does('book', { id, rate: SURFACE, ...USUAL })).toHaveProperty('refused')
    expect(await packer.does('ship', { id, courier: 'India Post', number: 'EM1' })).not.toHaveProperty(
      'refused',
    )
  })
})

test('looked for, asked to be fetched, and cancelled', async () => {
  const packer = await worker('packer')
  const id = await packedOrder()
  await shipping(packer.token, id)
  courier.faults.push('pass', 'fails')
  expect(await packer.does('book', { id, rate: SURFACE, ...USUAL })).toMatchObject({
    refused: expect.stringContaining('Do not book it again'),
  })
  expect(await packer.does('lookForBooking', { id })).toMatchObject({
    message: expect.stringContaining('Look again in a minute'),
  })
  await db.run(`update courier_bookings set asked_at = now() - interval '1 minute' where order_id = $1`, [id])
  expect(await packer.does('lookForBooking', { id })).toMatchObject({
    message: expect.stringContaining('can be booked again'),
  })
  courier.faults.push('pass', 'pass', 'pass', { status: 500, body: '' })
  expect(await packer.does('book', { id, rate: SURFACE, ...USUAL })).not.toHaveProperty('refused')
  expect((await one(packer.token, id))?.booking).toMatchObject({ state: 'booked', pickup: '' })
  expect(await packer.does('askPickup', { id })).toMatchObject({
    message: expect.stringContaining('fetched'),
  })
  expect(await packer.does('cancelBooking', { id })).not.toHaveProperty('refused')
  expect(await packer.does('cancelBooking', { id })).toHaveProperty('refused')
  expect((await one(packer.token, id))?.can.book).toBe(true)
})

test('a delivery that failed stands among what waits; bringing it back is the owner’s', async () => {
  const [owner, packer] = [await worker('owner'), await worker('packer')]
  const id = await bookedBy(packer)
  const awb = (await bookingsOf(id))[0]?.awb ?? ''
  for (const move of ['pickedUp', 'failed'] as const) {
    await courier.moves(awb, move)
    await courier.works(true)
  }
  const { read: list } = await runRead(owner.token, 'orders', 'list', { tab: 'parcels' })
  expect(list.waits?.parcels).toBe(1)
  expect(list.rows).toMatchObject([{ id, isParcelTask: true }])
  expect(await packer.does('tryAgain', { id, words: '' })).toMatchObject({
    fields: { words: expect.any(String) },
  })
  await expect(packer.does('sendBack', { id, words: 'Moved' })).rejects.toMatchObject({ status: 403 })
  expect(await packer.does('tryAgain', { id, words: 'After six' })).not.toHaveProperty('refused')
  expect((await runRead(owner.token, 'orders', 'list', {})).read.waits?.parcels).toBe(0)
})

test('a parcel is found by its number before it is on its way', async () => {
  const owner = await worker('owner')
  const id = await bookedBy(owner)
  const search = (await bookingsOf(id))[0]?.awb
  const { read } = await runRead(owner.token, 'orders', 'list', { search })
  expect(read.rows).toMatchObject([{ id, isBooked: true, isBookable: false }])
})

test('of an order that is over no packer gets the label', async () => {
  const packer = await worker('packer')
  const id = await bookedBy(packer)
  await db.run(`update orders set status = 'delivered' where id = $1`, [id])
  expect((await runRead(packer.token, 'orders', 'courierLabel', { id })).read).toBeUndefined()
})

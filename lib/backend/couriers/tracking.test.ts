import { POST } from '../../../app/(api)/parcel-webhook/route.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { stepOrder } from '../orders/step-order.ts'
import { bookParcel } from './book-parcel.ts'
import { cancelBooking } from './cancel-booking.ts'
import { answerFailedDelivery, endParcelTask } from './failed-delivery.ts'
import { bookingsOf, packedOrder, TOKEN, USUAL, withPracticeCourier } from './test-courier.ts'

withTestDatabase()
const courier = withPracticeCourier()

/** An order with a booked parcel, whose courier is asked once so far. */
async function booked() {
  const id = await packedOrder()
  await bookParcel({ orderId: id, code: '101', parcel: USUAL })
  await courier.works(true)
  const awb = (await bookingsOf(id))[0]?.awb ?? ''
  return { id, awb, moves: (...moves: Parameters<typeof courier.moves>[1][]) => movesOf(awb, moves) }
}
async function movesOf(awb: string, moves: readonly Parameters<typeof courier.moves>[1][]) {
  for (const move of moves) {
    await courier.moves(awb, move)
    await courier.works(true)
  }
}
const orderNow = (id: string) =>
  db.one<{ status: string; courier: string; tracking_number: string }>(
    'select status, courier, tracking_number from orders where id = $1',
    [id],
  )
const now = async (id: string) => (await bookingsOf(id)).at(-1)
const messagesOf = (id: string) =>
  db.query<{ template: string }>(`select template from outbox where payload->>'orderId' = $1 order by id`, [
    id,
  ])
const news = (awb: unknown, token = TOKEN) =>
  POST(
    new Request('http://shop/parcel-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': token },
      body: JSON.stringify({ awb, current_status: 'DELIVERED', current_status_id: 7, shipment_status_id: 7 }),
    }),
  ).then(response => response.status)

test('the courier has it: the order is shipped with its number, its customer is told; then it is delivered', async () => {
  const { id, awb, moves } = await booked()
  expect(await orderNow(id)).toMatchObject({ status: 'packed' })
  await moves('pickedUp')
  expect(await orderNow(id)).toEqual({ status: 'shipped', courier: 'Narmada Surface', tracking_number: awb })
  expect((await messagesOf(id)).map(({ template }) => template)).toContain('orderShipped')
  await moves('out', 'delivered')
  expect(await orderNow(id)).toMatchObject({ status: 'delivered' })
  expect(await now(id)).toMatchObject({ track: 'delivered', task: '' })
})

test('a webhook makes the shop ask, soon and once a minute at most', async () => {
  const { id, awb } = await booked()
  await courier.moves(awb, 'pickedUp')
  await courier.works()
  expect(await orderNow(id)).toMatchObject({ status: 'shipped' })
  const due = async () =>
    (
      await db.one<{ due: boolean }>('select check_at <= now() as due from courier_bookings where awb = $1', [
        awb,
      ])
    )?.due
  expect(await news(awb)).toBe(200)
  expect(await due()).toBe(false)
})

test('a forged webhook with the right token changes nothing that the courier does not confirm', async () => {
  const { id, awb } = await booked()
  expect(await news(awb)).toBe(200)
  await courier.works(true)
  expect(await orderNow(id)).toMatchObject({ status: 'packed' })
  expect(await now(id)).toMatchObject({ track: 'booked' })
  // Of a parcel that is not ours nobody is asked.
  courier.calls.length = 0
  expect(await news('770000000099')).toBe(200)
  await courier.works()
  expect(courier.calls).toEqual([])
})

test.each([
  ['another token', 'x'.repeat(TOKEN.length), 400],
  ['no token', '', 400],
])('a webhook with %s is refused', async (_, token, status) => {
  const { awb } = await booked()
  expect(await news(awb, token)).toBe(status)
})

test('what is no news, or too much of it, is refused', async () => {
  for (const awb of [undefined, null, {}, 'a b', 'x'.repeat(61), ['1']]) expect(await news(awb)).toBe(400)
  const post = (body: string) =>
    POST(
      new Request('http://shop/parcel-webhook', { method: 'POST', headers: { 'x-api-key': TOKEN }, body }),
    ).then(({ status }) => status)
  for (const body of ['', 'x', '[]', '7']) expect(await post(body)).toBe(400)
  expect(await post(`{"awb":"${'1'.repeat(300_000)}"}`)).toBe(413)
})

test('yesterday’s state today moves nothing back', async () => {
  const { id, moves } = await booked()
  await moves('pickedUp', 'out', 'yesterday')
  expect(await now(id)).toMatchObject({ track: 'out' })
  await moves('failed', 'yesterday')
  expect(await now(id)).toMatchObject({ track: 'failed', task: 'failed' })
})

test('a delivery that fails is a task; who asks to try again ends it, and it may fail again', async () => {
  const { id, moves } = await booked()
  await moves('pickedUp', 'out', 'failed')
  expect(await now(id)).toMatchObject({ track: 'failed', task: 'failed' })
  expect(await answerFailedDelivery(id, 'again', 'She is at home at six')).toMatchObject({ done: true })
  expect(await now(id)).toMatchObject({ task: '' })
  await db.run(`update courier_bookings set track_at = track_at - interval '1 minute' where order_id = $1`, [
    id,
  ])
  await courier.works(true)
  expect(await now(id)).toMatchObject({ track: 'moving', task: '' })
  await moves('failed')
  expect(await now(id)).toMatchObject({ task: 'failed' })
  expect(await endParcelTask(id)).toMatchObject({ done: true })
  expect(await answerFailedDelivery(id, 'return', 'Moved away')).toMatchObject({ done: true })
  await courier.works(true)
  expect(await now(id)).toMatchObject({ track: 'returning' })
})

test('a courier that does not answer is not told, and the task stays', async () => {
  const { id, moves } = await booked()
  await moves('pickedUp', 'out', 'failed')
  await courier.whileDown(async () =>
    expect(await answerFailedDelivery(id, 'again', 'At six')).toMatchObject({ done: false }),
  )
  expect(await now(id)).toMatchObject({ task: 'failed' })
})

test('returned follows shipped: the order ends as one that came back', async () => {
  const { id, moves } = await booked()
  await moves('pickedUp', 'returning')
  expect(await orderNow(id)).toMatchObject({ status: 'shipped' })
  // On its way back it is not delivered.
  await moves('delivered')
  expect(await orderNow(id)).toMatchObject({ status: 'shipped' })
  await db.run(`update practice.parcels set status = 9 where awb = $1`, [(await now(id))?.awb])
  await moves('returned')
  expect(await orderNow(id)).toMatchObject({ status: 'cancelled' })
})

test('returned does not follow delivered', async () => {
  const { id, awb, moves } = await booked()
  await moves('pickedUp', 'delivered')
  await db.run('update practice.parcels set status = 10 where awb = $1', [awb])
  await news(awb)
  await courier.works(true)
  expect(await orderNow(id)).toMatchObject({ status: 'delivered' })
})

test('a courier that cancels by itself: the order waits packed with a task, and its next number is told as the right one', async () => {
  const { id, moves } = await booked()
  await moves('pickedUp', 'cancelled')
  expect(await orderNow(id)).toEqual({ status: 'packed', courier: '', tracking_number: '' })
  expect(await now(id)).toMatchObject({ state: 'cancelled', task: 'cancelled' })
  expect(await bookParcel({ orderId: id, code: '103', parcel: USUAL })).toMatchObject({ done: true })
  const second = await now(id)
  expect((await bookingsOf(id)).map(({ task }) => task)).toEqual(['', ''])
  await movesOf(String(second?.awb), ['pickedUp'])
  expect(await orderNow(id)).toMatchObject({ status: 'shipped', tracking_number: second?.awb })
  const told = await db.query<{ payload: { number: string; corrected?: boolean } }>(
    `select payload from outbox where template = 'orderShipped' and payload->>'orderId' = $1 and channel = 'mail' order by id`,
    [id],
  )
  expect(told.at(-1)?.payload).toMatchObject({ number: second?.awb, corrected: true })
})

test('an order that was sent in another way is not moved by the courier’s parcel', async () => {
  const { id, moves } = await booked()
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM7' })
  await moves('pickedUp', 'delivered')
  expect(await orderNow(id)).toMatchObject({ status: 'shipped', tracking_number: 'EM7' })
})

test('a booking beside a parcel by hand can be cancelled; one that the courier has been given cannot', async () => {
  const [one, two] = [await booked(), await booked()]
  await stepOrder(one.id, 'shipped', { courier: 'India Post', number: 'EM8' })
  expect(await cancelBooking(one.id)).toMatchObject({ done: true })
  await stepOrder(two.id, 'shipped', { courier: 'Narmada Surface', number: two.awb })
  expect(await cancelBooking(two.id)).toMatchObject({
    done: false,
    message: expect.stringContaining('on its way'),
  })
})

test('while the courier is away it is asked later, and nothing is lost', async () => {
  const { id, awb } = await booked()
  await courier.moves(awb, 'pickedUp')
  await courier.whileDown(() => courier.works())
  expect(await now(id)).toMatchObject({ failures: 1, last_error: expect.stringContaining('reached') })
  await courier.works(true)
  expect(await orderNow(id)).toMatchObject({ status: 'shipped' })
  expect(await now(id)).toMatchObject({ failures: 0, last_error: '' })
})

test('a parcel after ninety days is not asked about any more', async () => {
  const { id, awb } = await booked()
  await db.run(`update courier_bookings set asked_at = now() - interval '91 days' where order_id = $1`, [id])
  await courier.works(true)
  courier.calls.length = 0
  await courier.works(true)
  expect(courier.calls.filter(call => call.includes(awb))).toEqual([])
})

import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { setStopped } from '../mail/phone/is-stopped.ts'
import { openMessages, sentByHand } from '../mail/phone/seller-messages.ts'
import { messageReported } from '../mail/webhooks/report.ts'
import { stepOrder } from '../orders/step-order.ts'
import { mailsTo, newBuyer, order, statusOf, stockOf } from '../orders/test-orders.ts'
import { addProduct, setStock } from '../test-product.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { confirmBySeller } from './confirm-by-seller.ts'
import { remindUnconfirmed } from './remind-unconfirmed.ts'
import { confirmation, passHours, setCod } from './test-cod.ts'

withTestDatabase()

// Messages to phones are the seller’s to send. The channels are read once.
Object.assign(env, { channels: { mail: env.channels.mail, 'by-hand': '' } })

beforeAll(() => addProduct({ id: 1, sizes: { NA: 50 }, price: 500, delivery: 40 }))
beforeEach(async () => {
  await setCod({ confirmHours: 24 })
  await setStock(1, 'NA', 50)
  await db.run('delete from outbox')
  await db.run('delete from message_stops')
  await db.run(`update orders set status = 'cancelled' where status <> 'cancelled'`)
})

/** An order of somebody whom messages reach. */
const placed = async (mobile = '9876543210') => {
  const buyer = await newBuyer()
  await db.run('update customers set mobile = null where mobile = $1', [mobile])
  await db.run('update customers set mobile = $2 where id = $1', [buyer.id, mobile])
  return { buyer, id: (await order(buyer, 'COD', [{ id: 1 }])).coorderid }
}
type Reminder = { key: string; channel: string; sent: boolean; given_up: boolean }
const reminders = () =>
  db.query<Reminder>(
    `select key, channel, sent_at is not null as sent, given_up_at is not null as given_up
       from outbox where template = 'orderUnconfirmed'`,
  )
const byChannel = (channel: string) =>
  db.run(
    `update outbox set channel = $1, sent_at = now(), provider_id = 'p-1' where template = 'orderUnconfirmed'`,
    [channel],
  )
/** Reminded, and the reminder arrived so many hours ago. */
const reminded = async (id: string, hours = 24) => {
  await passHours(id, 13)
  await remindUnconfirmed()
  const open = await openMessages()
  await sentByHand(open.map(message => message.id))
  await passHours(id, 12)
  await db.run(
    `update outbox set sent_at = now() - make_interval(hours => $1) where template = 'orderUnconfirmed'`,
    [hours],
  )
}

test('whoever has not confirmed is reminded once, when half of the time is over', async () => {
  const { id } = await placed()
  await passHours(id, 11)
  expect(await remindUnconfirmed()).toBe(0)
  await passHours(id, 2)
  expect((await Promise.all([remindUnconfirmed(), remindUnconfirmed()])).reduce((a, b) => a + b)).toBe(1)
  expect(await remindUnconfirmed()).toBe(0)
  expect(await reminders()).toEqual([
    { key: `order-unconfirmed:${id}:phone`, channel: 'by-hand', sent: false, given_up: false },
  ])
  const [task] = (await openMessages()).filter(({ template }) => template === 'orderUnconfirmed')
  expect(task?.text).toMatch(/is not confirmed yet. Please confirm it at http\S+\/order\/\S+ so/)
})

test('an order whose reminder arrived long enough ago is cancelled with its pieces back, and everybody is told', async () => {
  const { buyer, id } = await placed()
  expect(await stockOf(1)).toBe(49)
  await reminded(id)
  expect(await cancelUnconfirmed()).toBe(1)
  expect(await cancelUnconfirmed()).toBe(0)
  expect([await statusOf(id), await stockOf(1)]).toEqual(['cancelled', 50])
  expect(await openMessages()).toMatchObject([{ template: 'orderCancelled', orderId: id }])
  expect((await mailsTo(buyer)).at(-1)).toMatchObject({
    template: 'orderCancelled',
    payload: { reason: 'The order was not confirmed in time.' },
  })
  expect(await db.query(`select recipient from outbox where template = 'notConfirmed'`)).toEqual([
    { recipient: 'seller@example.in' },
  ])
})

test('nothing is cancelled where the reminder waits for the seller’s hand, or came a short while ago', async () => {
  const { id } = await placed()
  await passHours(id, 13)
  await remindUnconfirmed()
  await passHours(id, 200)
  expect(await cancelUnconfirmed()).toBe(0)
  await sentByHand((await openMessages()).map(message => message.id))
  expect(await cancelUnconfirmed()).toBe(0)
  expect(await statusOf(id)).toBe('placed')
})

test('a provider that takes the reminder and never reports it cancels nothing; its report does', async () => {
  const { id } = await placed()
  await reminded(id)
  await byChannel('whatsapp')
  await db.run(`update outbox set sent_at = now() - interval '9 days' where template = 'orderUnconfirmed'`)
  expect(await cancelUnconfirmed()).toBe(0)
  await messageReported({ channel: 'whatsapp', providerId: 'p-1', state: 'delivered' })
  expect(await cancelUnconfirmed()).toBe(0)
  await db.run(`update outbox set delivered_at = now() - interval '13 hours' where provider_id = 'p-1'`)
  expect(await cancelUnconfirmed()).toBe(1)
})

test('who wants no messages, or has no number, is not reminded, and loses no order', async () => {
  const { id } = await placed()
  await setStopped('9876543210', true, new Date())
  const other = await placed('1234567890')
  for (const each of [id, other.id]) {
    await passHours(each, 100)
    await remindUnconfirmed()
    await remindUnconfirmed()
  }
  expect(await reminders()).toEqual([])
  expect(await cancelUnconfirmed()).toBe(0)
})

test('a shop that asks no more neither reminds nor cancels', async () => {
  const { id } = await placed()
  await setCod({ confirmHours: 0 })
  await passHours(id, 13)
  expect(await remindUnconfirmed()).toBe(0)
  await setCod({ confirmHours: 24 })
  await reminded(id)
  await setCod()
  expect(await cancelUnconfirmed()).toBe(0)
})

test.each([
  ['confirmed', (id: string) => confirmBySeller(id)],
  ['packed', (id: string) => stepOrder(id, 'packed')],
])('what is %s is not cancelled, and its reminder is not sent any more', async (_, step) => {
  const { id } = await placed()
  await passHours(id, 13)
  await remindUnconfirmed()
  expect(await step(id)).toMatchObject({ done: true })
  expect(await reminders()).toMatchObject([{ sent: false, given_up: true }])
  expect((await openMessages()).filter(({ template }) => template === 'orderUnconfirmed')).toEqual([])
  await db.run(`update outbox set sent_at = now() - interval '90 hours', given_up_at = null`)
  await passHours(id, 90)
  expect(await cancelUnconfirmed()).toBe(0)
})

test.each([
  ['packs', 'packed', (id: string) => stepOrder(id, 'packed')],
  ['confirms', 'placed', (id: string) => confirmBySeller(id)],
])('while the job cancels the seller %s: one of them wins, whole', async (_, after, step) => {
  for (let round = 0; round < 8; round++) {
    await setStock(1, 'NA', 50)
    const { id } = await placed()
    await reminded(id)
    // Now one and now the other is first.
    const both = round % 2 ? [cancelUnconfirmed(), step(id)] : [step(id), cancelUnconfirmed()]
    const [first, second] = await Promise.all<unknown>(both)
    const [cancelled, stepped] = round % 2 ? [first, second] : [second, first]
    const isCancelled = cancelled === 1
    expect((stepped as { done: boolean }).done).toBe(!isCancelled)
    expect([await statusOf(id), await stockOf(1)]).toEqual(isCancelled ? ['cancelled', 50] : [after, 49])
    if (after === 'placed') expect((await confirmation(id))?.by).toBe(isCancelled ? null : 'seller')
  }
})

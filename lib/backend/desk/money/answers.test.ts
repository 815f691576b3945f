import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { testDesk } from '../shop/test-owner.ts'

withTestDatabase()
const desk = testDesk()
const act = (name: string, values: object, more?: object) => desk.act('owner', 'money', name, values, more)
const owner = () => desk.token('owner')

beforeAll(() => addProduct({ id: 1, sizes: { NA: 100 }, price: 500 }))

const rated = async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  const row = await db.one<{ id: number }>(
    `insert into ratings (order_id, place, product_id, stars, words, by_name)
     select order_id, place, product_id, 2, 'Too thin.', 'Asha V.' from order_lines where order_id = $1 returning id`,
    [coorderid],
  )
  return { id: Number(row?.id), buyer, orderId: coorderid }
}

test('a rating is answered, hidden for a reason of the list, and shown again', async () => {
  const { id } = await rated()
  expect((await runRead(await owner(), 'money', 'answers', {})).read.ratings).toBe(1)
  expect(await act('hideRating', { id, reason: 'bad for sales' })).toMatchObject({
    fields: { reason: 'Please choose a reason.' },
  })
  await act('hideRating', { id, reason: 'abusive' })
  expect((await runRead(await owner(), 'money', 'ratings', {})).read.ratings).toEqual([])
  await act('showRating', { id })
  await act('answerRating', { id, text: 'We are sorry: the next lot is thicker.' })
  const { ratings } = (await runRead(await owner(), 'money', 'ratings', { which: 'all' })).read
  expect(ratings).toMatchObject([{ id, answer: 'We are sorry: the next lot is thicker.', hidden_why: '' }])
  expect(await act('answerRating', { id: 999, text: 'x' })).toHaveProperty('refused')
})

const complaint = async () => {
  const row = await db.one<{ id: number; number: string }>(
    `insert into tickets (number, key_hash, about, name, email) values ('T-' || floor(random() * 1e9), decode(md5(random()::text), 'hex'), 'other', 'Asha', 'asha@example.in')
     returning id, number`,
  )
  await db.run(`insert into ticket_messages (ticket_id, by, text) values ($1, 'customer', 'It broke.')`, [
    row?.id,
  ])
  return { id: Number(row?.id), number: String(row?.number) }
}

test('a complaint is acknowledged, answered and settled; what came meanwhile is read first', async () => {
  const { id, number } = await complaint()
  const read = async () => (await runRead(await owner(), 'money', 'ticket', { number })).read
  await act('acknowledge', { number })
  expect(await act('acknowledge', { number })).toHaveProperty('refused')
  const seen = (await read())?.seen
  await db.run(
    `insert into ticket_messages (ticket_id, by, text) values ($1, 'customer', 'And it smells.')`,
    [id],
  )
  expect(await act('answerTicket', { number, text: 'Sorry.', seen })).toMatchObject({
    refused: expect.stringContaining('something new'),
  })
  await act('answerTicket', { number, text: 'Sorry.', seen: (await read())?.seen })
  await act('settleTicket', { number, text: 'A new one is sent.', seen: (await read())?.seen })
  expect(await read()).toMatchObject({
    isSettled: true,
    messages: [{}, {}, { text: 'Sorry.' }, { text: 'A new one is sent.' }],
  })
  expect(await act('answerTicket', { number, text: 'x', seen: (await read())?.seen })).toHaveProperty(
    'refused',
  )
  expect(await act('answerTicket', { number, text: ' ' })).toMatchObject({
    fields: { text: expect.any(String) },
  })
})

test('failed mails are sent again, and a wish for no messages stands in the book without its number', async () => {
  await db.run(
    `insert into outbox (key, recipient, template, payload, last_error, given_up_at, attempts) values ('k1', 'a@b.in', 'orderPlaced', '{}', 'no route', now(), 12)`,
  )
  const [mail] = (await runRead(await owner(), 'money', 'messages', {})).read.mails
  expect(await act('resend', { id: mail?.id })).toMatchObject({ about: String(mail?.id) })
  expect(await db.one('select given_up_at, attempts from outbox')).toEqual({ given_up_at: null, attempts: 0 })
  expect(await act('resend', { id: 4_711 })).toHaveProperty('refused')
  await act('stopNumber', { number: '98765 43211' })
  expect(await db.one('select stopped from message_stops where mobile = $1', ['9876543211'])).toEqual({
    stopped: true,
  })
  expect(await act('stopNumber', { number: '12' })).toMatchObject({ fields: { number: expect.any(String) } })
  const book = await db.query('select * from desk_book')
  expect(JSON.stringify(book)).not.toContain('9876543211')
})

test('customers are found by name, number, address and order, a page at a time', async () => {
  const { buyer, orderId } = await rated()
  const find = async (who: string) =>
    (await runRead(await owner(), 'money', 'customers', { who })).read.people.map(({ id }) => id)
  expect(await find('asha ver')).toContain(buyer.id)
  expect(await find(buyer.email.toUpperCase())).toEqual([buyer.id])
  expect(await find(orderId)).toEqual([buyer.id])
  expect(await find('nobody at all')).toEqual([])
  expect((await runRead(await owner(), 'money', 'customer', { id: buyer.id })).read).toMatchObject({
    person: { email: buyer.email },
    orders: [{ id: orderId, total: 54_000, refused: false }],
    refusals: 0,
  })
  expect((await runRead(await owner(), 'money', 'customer', { id: 'x' })).read).toBeUndefined()
})

test('an export asks for a proof, is told to the owners, and its link is for that session and for five minutes', async () => {
  const { buyer } = await rated()
  await db.run(
    `insert into shop (details, more) values ('{"name":"Reva","email":"owner@reva.in"}', '{"moreSettings":{}}') on conflict do nothing`,
  )
  await expect(act('export', { id: buyer.id }, { provedAgo: '1 hour' })).rejects.toMatchObject({
    key: 'deskProve',
  })
  const done = (await act('export', { id: buyer.id })) as { to: string }
  const token = new URL(done.to, 'http://x').searchParams.get('token') ?? ''
  const rows = (await runRead(await owner(), 'money', 'export', { id: buyer.id, token })).read
  expect(rows?.customers).toMatchObject([{ email: buyer.email }])
  for (const [id, wrong] of [
    [buyer.id, `${token}x`],
    [buyer.id, ''],
    ['00000000-0000-4000-8000-000000000000', token],
  ])
    expect(
      (await runRead(await owner(), 'money', 'export', { id: String(id), token: String(wrong) })).read,
    ).toBeUndefined()
  expect(await db.one(`select payload->>'about' as about from outbox where template = 'deskNews'`)).toEqual({
    about: buyer.id,
  })
})

test('an erasure waits for the open order, and can be taken back until then', async () => {
  const { buyer, orderId } = await rated()
  expect(await act('erase', { id: buyer.id })).toMatchObject({ message: expect.stringContaining('Booked') })
  expect(await act('keep', { id: buyer.id })).toMatchObject({ message: 'The customer stays.' })
  expect(await act('keep', { id: buyer.id })).toHaveProperty('refused')
  await db.run(`update orders set status = 'delivered' where id = $1`, [orderId])
  await db.run(`update orders set placed_at = now() - interval '2 years' where id = $1`, [orderId])
  const erased = await act('erase', { id: buyer.id })
  expect(erased).toMatchObject({ message: expect.stringMatching(/Erased|Booked/) })
  expect(await act('erase', { id: 'nobody' })).toHaveProperty('refused')
})

test('others than the owner see none of it', async () => {
  for (const role of ['packer', 'catalogue'] as const) {
    await expect(runRead(await desk.token(role), 'money', 'customers', {})).rejects.toMatchObject({
      status: 403,
    })
    await expect(desk.act(role, 'money', 'answerRating', { id: 1, text: 'x' })).rejects.toMatchObject({
      status: 403,
    })
  }
})

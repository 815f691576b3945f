import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { encodePhotos } from '../media/encode-photos.ts'
import { mailsTo, newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { addToTicket } from './add-to-ticket.ts'
import { type Complaint, openTicket } from './open-ticket.ts'
import { readTicket } from './read-ticket.ts'
import { reportLateComplaints } from './report-late-complaints.ts'
import { acknowledgeTicket, answerTicket, listTickets, settleTicket } from './seller-tickets.ts'

withTestDatabase()
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 })
  await db.run(`insert into shop (details) values ('{"name":"Haat","email":"seller@example.in"}')`)
})
const before = { ...env }
afterEach(() => Object.assign(env, before))

const complaint = (more: Partial<Complaint> = {}): Complaint => ({
  about: 'other',
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '',
  orderId: '',
  text: 'Nobody answers the telephone.',
  pictures: [],
  formKey: randomUUID(),
  ...more,
})
const mailsWith = (template: string) =>
  db.query<{ recipient: string; payload: object }>(
    'select recipient, payload from outbox where template = $1 order by id',
    [template],
  )
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '22/1 10/1 0/1' } })
    .jpeg()
    .toBuffer()

test('Law 6: a complaint gets its number at once, and its page opens by a key that is stored nowhere', async () => {
  const { number, key } = await openTicket(complaint(), {})
  expect(number).toMatch(/^C(-[0-9A-Z]{4}){3}$/)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await readTicket(key)).toMatchObject({
    number,
    acknowledgedAt: null,
    settledAt: null,
    messages: [{ by: 'customer', text: 'Nobody answers the telephone.', pictures: 0 }],
  })
  for (const forged of ['', 'x', `${key}A`, key.slice(1), `${key.slice(0, 42)}-`, number])
    if (forged !== key) expect(await readTicket(forged)).toBeUndefined()
  const stored = await db.query<{ row: string }>(
    `select t::text as row from tickets t union all select o::text from outbox o`,
  )
  for (const { row } of stored) expect(row).not.toContain(key)
  expect(await mailsWith('ticketNews')).toMatchObject([
    { recipient: 'asha@example.in', payload: { number, what: 'received' } },
  ])
  expect(await mailsWith('ticketCame')).toMatchObject([
    { recipient: 'seller@example.in', payload: { number } },
  ])
})

test('what whoever has the link reads does not tell who complained', async () => {
  const { key } = await openTicket(complaint({ mobile: '9876543210' }), {})
  const shown = JSON.stringify(await readTicket(key))
  for (const secret of ['Asha', 'asha@example.in', '9876543210']) expect(shown).not.toContain(secret)
})

test('a form that is sent twice, also at once, is one complaint', async () => {
  const same = complaint()
  const sent = await Promise.all(Array.from({ length: 6 }, () => openTicket(same, {})))
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
})

test('a complaint is acknowledged, answered and settled, each told to the customer', async () => {
  const { number, key } = await openTicket(complaint({ email: 'meera@example.in' }), {})
  expect(await acknowledgeTicket(number)).toMatchObject({ done: true })
  expect(await acknowledgeTicket(number)).toMatchObject({ done: false })
  await addToTicket(key, 'I have called again today.')
  await addToTicket(key, 'I have called again today.')
  expect(await answerTicket(number, 'We call you back tomorrow.')).toMatchObject({ done: true })
  const [first, second] = await Promise.all([settleTicket(number, 'Done.'), settleTicket(number, 'Done.')])
  expect([first?.done, second?.done].filter(Boolean)).toHaveLength(1)
  await expect(addToTicket(key, 'And one more thing.')).rejects.toMatchObject({ key: 'ticketSettled' })
  await expect(addToTicket('no-key', 'And one more thing.')).rejects.toMatchObject({ status: 404 })
  expect(await answerTicket(number, 'Too late.')).toMatchObject({
    done: false,
    message: `The complaint ${number} is settled already.`,
  })
  expect((await readTicket(key))?.messages.map(({ by, text }) => [by, text])).toEqual([
    ['customer', 'Nobody answers the telephone.'],
    ['customer', 'I have called again today.'],
    ['shop', 'We call you back tomorrow.'],
    ['shop', 'Done.'],
  ])
  const told = (await mailsWith('ticketNews')).filter(({ recipient }) => recipient === 'meera@example.in')
  expect(told.map(({ payload }) => (payload as { what: string }).what)).toEqual([
    'received',
    'acknowledged',
    'answered',
    'settled',
  ])
})

test('Law 6: what is late is told to the seller once a day, and nothing when nothing is late', async () => {
  await db.run('update tickets set settled_at = now()')
  const [slow, old] = [await openTicket(complaint(), {}), await openTicket(complaint(), {})]
  await reportLateComplaints()
  expect(await mailsWith('lateComplaints')).toEqual([])
  await db.run(`update tickets set created_at = now() - interval '49 hours' where number = $1`, [slow.number])
  await db.run(
    `update tickets set created_at = now() - interval '32 days', acknowledged_at = now() where number = $1`,
    [old.number],
  )
  await Promise.all([reportLateComplaints(), reportLateComplaints(), reportLateComplaints()])
  expect(await mailsWith('lateComplaints')).toMatchObject([
    { recipient: 'seller@example.in', payload: { acknowledge: [slow.number], settle: [old.number] } },
  ])
  expect((await listTickets(false)).map(({ number }) => number)).toEqual([old.number, slow.number])
  await settleTicket(slow.number, 'Done.')
  await settleTicket(old.number, 'Done.')
})

test('the open form is limited by address and takes no pictures', async () => {
  Object.assign(env, { limits: true, production: false })
  const address = '203.0.113.77'
  for (let n = 0; n < 10; n++) await openTicket(complaint({ email: '', mobile: '9876543210' }), { address })
  await expect(openTicket(complaint(), { address })).rejects.toMatchObject({
    status: 429,
    key: 'tooManyComplaints',
  })
  await openTicket(complaint(), { address: '203.0.113.78' })
  const webp = await encodePhotos([await picture()])
  await expect(openTicket(complaint({ pictures: webp }), {})).rejects.toMatchObject({
    status: 403,
    key: 'picturesNeedSignIn',
  })
})

test('nobody’s mailbox is filled by the open form', async () => {
  for (let n = 0; n < 8; n++) await openTicket(complaint({ email: 'victim@example.in' }), {})
  const told = (await mailsWith('ticketNews')).filter(({ recipient }) => recipient === 'victim@example.in')
  expect(told).toHaveLength(5)
})

test('a customer’s complaint is about their own order alone, with pictures that tell nothing of their camera', async () => {
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  const pictures = await encodePhotos([await picture()])
  const own = await openTicket(complaint({ orderId: coorderid, email: buyer.email, pictures }), buyer)
  expect(await readTicket(own.key)).toMatchObject({ orderId: coorderid, messages: [{ pictures: 1 }] })
  const other = await openTicket(complaint({ orderId: coorderid }), stranger)
  expect(await readTicket(other.key)).toMatchObject({
    orderId: null,
    messages: [{ text: `Order: ${coorderid}\nNobody answers the telephone.` }],
  })
  const [row] = await db.query<{ webp: Buffer }>('select webp from attached_pictures')
  const kept = await sharp(row?.webp).metadata()
  expect([kept.format, kept.exif]).toEqual(['webp', undefined])
  expect(row?.webp.includes('Secret camera')).toBe(false)
  expect((await mailsTo(buyer)).map(({ template }) => template)).toContain('ticketNews')
})

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>')],
  [
    'a drawing that could load something',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_, file) => {
  await expect(encodePhotos([file])).rejects.toMatchObject({ status: 422, key: 'pictureUnreadable' })
})

test('more pictures than three are refused', async () => {
  const one = await picture()
  await expect(encodePhotos([one, one, one, one])).rejects.toMatchObject({ key: 'tooManyPictures' })
})

test('the same form twice is one complaint; of another person, or with other words, it is another', async () => {
  const first = complaint()
  const { number } = await openTicket(first, {})
  expect((await openTicket({ ...first }, {})).number).toBe(number)
  for (const other of [{ name: 'Meera Nair' }, { text: 'Nobody answers my letters either.' }]) {
    const changed = await openTicket({ ...first, ...other }, {})
    expect(changed.number).not.toBe(number)
    expect(await readTicket(changed.key)).toMatchObject({ messages: [{ text: other.text ?? first.text }] })
  }
})

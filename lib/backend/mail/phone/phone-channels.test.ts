import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { stepOrder } from '../../orders/step-order.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import type { Channels, Message } from '../channel-types.ts'
import { startMailer } from '../mailer.ts'
import { PATIENCE } from '../post-json.ts'
import { queueMessage } from '../queue-mail.ts'
import {
  channelsOf,
  graphError,
  MSG91,
  msg91Server,
  type Provider,
  setUpProviders,
  WHATSAPP,
  whatsappServer,
} from '../test-providers.ts'
import { setStopped } from './is-stopped.ts'
import { orderAddress } from './order-address.ts'
import { openMessages, sentByHand } from './seller-messages.ts'
import { sendCode } from './send-code.ts'

withTestDatabase()

let whatsapp: Provider
let sms: Provider
let both: Channels
let orderId = ''
let link = ''
const before = { ...env }
beforeAll(async () => {
  setUpProviders()
  PATIENCE.ms = 400
  await addProduct({ id: 1, sizes: { NA: 50 }, price: 400 })
  orderId = (await order(await newBuyer(), 'COD', [{ id: 1 }])).coorderid
  link = await orderAddress(orderId)
  both = await channelsOf('whatsapp', 'sms', 'by-hand')
})
beforeEach(async () => {
  await db.run('delete from outbox')
  await db.run('delete from message_stops')
  ;[whatsapp, sms] = await Promise.all([whatsappServer(), msg91Server()])
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all([whatsapp.close(), sms.close()])
})
afterAll(() => Object.assign(env, before))

const asha = { email: 'asha@example.in', mobile: '9876543210' }
const shipped = {
  key: 'order-shipped:1',
  to: asha,
  template: 'orderShipped' as const,
  payload: { name: 'Asha', orderId: '', courier: 'India Post', number: 'EM123' },
}
const queue = (more: Partial<typeof shipped> = {}) =>
  queueMessage(db, { ...shipped, payload: { ...shipped.payload, orderId }, ...more }, both)

const until = async (condition: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 15_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come to pass.')
    await sleep(20)
  }
}
const run = async (condition: () => boolean | Promise<boolean>) => {
  const addresses: Record<string, string> = { whatsapp: whatsapp.address, sms: sms.address }
  const senders = new Map([...both].map(([name, { open }]) => [name, open(addresses[name] ?? '')]))
  const mailer = startMailer({ senders: Promise.resolve(senders), by: both, pollMs: 10, backOffMs: () => 30 })
  await until(condition)
  // Whatever it might do too often, it does now.
  await sleep(150)
  await mailer.stop()
}
const rows = () =>
  db.query<{ channel: string; sent: boolean; payload: Record<string, string> } & Record<string, unknown>>(
    `select channel, recipient, template, payload, sent_at is not null as sent, given_up_at is not null as given_up,
            uncertain, provider_id, failed_before, attempts from outbox order by id`,
  )
const isSent = async () => (await rows()).every(({ sent }) => sent)
const logged = () => jest.mocked(console.error).mock.calls.flat().join('\n')

test('WhatsApp gets the named template with its parameters, as its document says, and its id is kept', async () => {
  await queue()
  await run(isSent)
  expect(whatsapp.requests).toHaveLength(1)
  expect(whatsapp.taken[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'wa_ordershipped',
      language: { code: 'en_US' },
      components: [
        {
          type: 'body',
          parameters: [orderId, 'localhost:3000', 'India Post', 'EM123', link].map(text => ({
            type: 'text',
            text,
          })),
        },
      ],
    },
    biz_opaque_callback_data: 'order-shipped:1:phone',
  })
  expect(await rows()).toMatchObject([
    { channel: 'whatsapp', provider_id: whatsapp.taken[0]?.id, attempts: 1 },
  ])
  expect((await rows())[0]?.payload).not.toHaveProperty('name')
})

test('one event is told to a phone once, by the first channel, even if another one comes first later', async () => {
  await queue()
  await queue()
  both = await channelsOf('sms', 'by-hand')
  await queue()
  both = await channelsOf('whatsapp', 'sms', 'by-hand')
  await run(isSent)
  expect([whatsapp.taken, sms.taken].map(({ length }) => length)).toEqual([1, 0])
})

test.each([
  ['a number that is not on WhatsApp', graphError(400, 131026, 'Message undeliverable')],
  ['a template that is not approved', graphError(404, 132001, 'Template name does not exist')],
])('%s: it goes on by SMS, once, as MSG91’s document says', async (_, fault) => {
  whatsapp.faults.push(fault)
  await queue()
  await run(isSent)
  expect(whatsapp.requests).toHaveLength(1)
  expect(sms.requests[0]?.headers.authkey).toBe(MSG91.authKey)
  expect(sms.taken.map(({ body }) => body)).toEqual([
    {
      template_id: 'ordershipped',
      sender: 'NHAATS',
      short_url: '0',
      recipients: [
        {
          mobiles: '919876543210',
          VAR1: orderId,
          VAR2: 'localhost:3000',
          VAR3: 'India Post',
          VAR4: 'EM123',
          VAR5: link,
        },
      ],
    },
  ])
  expect(await rows()).toMatchObject([
    { channel: 'sms', provider_id: sms.taken[0]?.id, failed_before: expect.stringContaining('whatsapp: ') },
  ])
})

test('where SMS fails too, the seller has it as a task, with the text in a link of WhatsApp', async () => {
  whatsapp.faults.push(graphError(400, 131026))
  sms.faults.push({ status: 200, body: { type: 'error', message: 'Invalid template', code: '400' } })
  await queue()
  await run(async () => (await rows())[0]?.channel === 'by-hand')
  const [task] = await openMessages()
  expect(task).toMatchObject({ channel: 'by-hand', orderId, failed_before: expect.stringMatching(/^sms: /) })
  expect(task?.text).toBe(
    `Your order ${orderId} from localhost:3000 is on its way by India Post, tracking number EM123. Follow it at ${link} at any time.`,
  )
  expect(task?.link).toBe(`https://wa.me/919876543210?text=${encodeURIComponent(task?.text ?? '')}`)
  expect(await sentByHand([Number(task?.id)])).toEqual([Number(task?.id)])
  expect(await sentByHand([Number(task?.id)])).toEqual([])
  expect(await openMessages()).toEqual([])
})

test('too many requests, a provider that is down, or a token that ended: it is tried again, and sent once', async () => {
  whatsapp.faults.push(
    graphError(429, 130429),
    graphError(400, 130429),
    { status: 503, body: '<html>down' },
    graphError(401, 190),
  )
  await queue()
  await run(isSent)
  expect(whatsapp.requests).toHaveLength(5)
  expect(whatsapp.taken).toHaveLength(1)
  expect(sms.requests).toEqual([])
  expect(logged()).toMatch(/to …10 was not sent: the provider answered 429, code 130429\. It is tried again/)
})

test('a provider that stays down for an hour of tries: SMS has it', async () => {
  await whatsapp.close()
  await queue()
  await run(isSent)
  expect(sms.taken).toHaveLength(1)
  whatsapp = await whatsappServer()
})

test.each(['taken-and-silent', 'silent', 'cut'] as const)(
  'no answer (%s): it may have been sent, so it is not sent again, and the report tells',
  async fault => {
    whatsapp.faults.push(fault)
    await queue()
    await run(isSent)
    expect(whatsapp.requests).toHaveLength(1)
    expect(sms.requests).toEqual([])
    expect(await rows()).toMatchObject([{ channel: 'whatsapp', uncertain: true, provider_id: null }])
    expect(logged()).toContain('may have sent it. It is not sent again.')
  },
)

test('a process that ended while it sent: another one does not send it again', async () => {
  await queue()
  await db.run(`update outbox set leased_until = now() - interval '1 second', attempts = 1`)
  await run(isSent)
  expect(whatsapp.requests).toEqual([])
  expect(await rows()).toMatchObject([{ uncertain: true, sent: true }])
})

test('what was handed over and could not be written down is not handed over again', async () => {
  await db.run(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`,
  )
  await db.run(`create trigger refuse before update on outbox for each row
                when (old.sent_at is null and new.sent_at is not null) execute function refuse()`)
  await queue()
  await run(() => whatsapp.requests.length === 1)
  await db.run('drop function refuse cascade')
  await db.run(`update outbox set leased_until = now() - interval '1 second'`)
  await run(isSent)
  expect(whatsapp.requests).toHaveLength(1)
  expect(await rows()).toMatchObject([{ channel: 'whatsapp', uncertain: true }])
})

test('an answer that says yes and names no message is no proof: it is not sent again', async () => {
  whatsapp.faults.push({ status: 200, body: { messaging_product: 'whatsapp' } })
  await queue()
  await run(isSent)
  expect(whatsapp.requests).toHaveLength(1)
  expect(await rows()).toMatchObject([{ uncertain: true }])
})

test('what another channel handed over is sent by hand as well, and neither a mail nor the practice phone’s', async () => {
  const ids: number[] = []
  for (const channel of ['gateway', 'practice', 'mail']) {
    await queue({ key: `order-shipped:${channel}` })
    const row = await db.one<{ id: number }>(
      `update outbox set channel = $1, sent_at = now() - interval '7 hours', uncertain = true
        where sent_at is null returning id`,
      [channel],
    )
    ids.push(Number(row?.id))
  }
  expect(await sentByHand(ids)).toEqual(ids.slice(0, 1))
})

test('no secret and no number is in the log, whatever the provider writes back', async () => {
  whatsapp.faults.push(graphError(400, 131008, `9876543210 and ${WHATSAPP.token}`))
  sms.faults.push({ status: 401, body: { type: 'error', message: `${MSG91.authKey} is wrong`, code: '201' } })
  await queue()
  await run(async () => sms.taken.length === 1)
  expect(logged()).toContain('code 131008')
  for (const hidden of ['9876543210', WHATSAPP.token, MSG91.authKey]) expect(logged()).not.toContain(hidden)
})

test('a code goes out twice in one template, or by SMS, and the outbox forgets it', async () => {
  whatsapp.faults.push(graphError(400, 131026))
  const until = new Date(Date.now() + 300_000)
  for (const mobile of ['9876543210', '9876543211'])
    await sendCode(db, { mobile, code: '482915', until }, both)
  await run(isSent)
  expect(sms.taken[0]?.body).toMatchObject({ template_id: 'code', recipients: [{ VAR1: '482915' }] })
  expect(whatsapp.taken[0]?.body).toMatchObject({
    to: '919876543211',
    template: {
      name: 'wa_code',
      components: [
        { type: 'body', parameters: [{ type: 'text', text: '482915' }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '482915' }] },
      ],
    },
  })
  expect(JSON.stringify(await db.query('select * from outbox'))).not.toContain('482915')
})

test('a code whose time is over is not sent, one that nobody sends is forgotten, and none waits for the seller', async () => {
  await sendCode(db, { mobile: '9876543210', code: '482915', until: new Date(Date.now() - 1) }, both)
  await run(async () => (await rows())[0]?.given_up === true)
  whatsapp.faults.push(graphError(400, 131026))
  sms.faults.push({ status: 200, body: { type: 'error', message: 'no', code: '400' } })
  const until = new Date(Date.now() + 300_000)
  expect(await sendCode(db, { mobile: '9876543210', code: '482916', until }, both)).toMatch(/^code:/)
  await run(async () => (await rows())[1]?.given_up === true)
  expect(whatsapp.taken).toEqual([])
  expect(JSON.stringify(await db.query('select * from outbox'))).not.toMatch(/48291[56]/)
  const byHand = await channelsOf('by-hand')
  expect(await sendCode(db, { mobile: '9876543210', code: '482915', until }, byHand)).toBeUndefined()
})

test('who wants no messages gets none, also of those that wait, but a code that they ask for', async () => {
  await queue()
  await setStopped('9876543210', true, new Date())
  await queue({ key: 'later' })
  await sendCode(db, { mobile: '9876543210', code: '482915', until: new Date(Date.now() + 300_000) }, both)
  await run(() => whatsapp.taken.length === 1)
  expect(whatsapp.taken[0]?.body).toMatchObject({ template: { name: 'wa_code' } })
  expect(await rows()).toMatchObject([
    { template: 'orderShipped', given_up: true, payload: {} },
    { template: 'code', sent: true },
  ])
  await setStopped('9876543210', false, new Date())
  await queue({ key: 'again' })
  await run(() => whatsapp.taken.length === 2)
})

test('a task of before somebody wrote STOP is no task any more', async () => {
  const byHand = await channelsOf('by-hand')
  const message = { ...shipped, payload: { ...shipped.payload, orderId } }
  await queueMessage(db, message, byHand)
  expect(await openMessages()).toHaveLength(1)
  await setStopped('9876543210', true, new Date())
  expect(await openMessages()).toEqual([])
})

test('of one order only the latest message is a task', async () => {
  const byHand = await channelsOf('by-hand')
  for (const key of ['first', 'second'])
    await queueMessage(db, { ...shipped, key, payload: { ...shipped.payload, orderId, number: key } }, byHand)
  expect(await openMessages()).toMatchObject([{ text: expect.stringContaining('tracking number second') }])
})

test('a number gets thirty messages a day at most, whoever orders with it', async () => {
  for (let n = 0; n < 33; n++) await queue({ key: `many-${n}` })
  await queue({ key: 'other', to: { ...asha, mobile: '9876543211' } })
  const counts = await db.query('select recipient, count(*)::int as n from outbox group by 1 order by 1')
  expect(counts).toEqual([
    { recipient: '9876543210', n: 30 },
    { recipient: '9876543211', n: 1 },
  ])
})

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['12345', undefined],
  ['0000000012', undefined],
  ['+1 212 555 0100', undefined],
  [null, undefined],
])('%j is reached as %s', (mobile, number) => {
  for (const { recipientOf } of both.values())
    expect(recipientOf({ email: '', mobile }, 'orderPlaced')).toBe(number)
})

test('a slow provider does not hold up the mails', async () => {
  whatsapp.faults.push('silent')
  await queue()
  const mails: Message[] = []
  const mail = {
    recipientOf: () => asha.email,
    open: () => ({ send: async (message: Message) => void mails.push(message), close: () => {} }),
  }
  const all: Channels = new Map([['mail', mail], ...both])
  const senders = new Map([...all].map(([name, { open }]) => [name, open(whatsapp.address)]))
  const mailer = startMailer({ senders: Promise.resolve(senders), by: all, pollMs: 10 })
  await until(() => whatsapp.requests.length === 1)
  await queueMessage(
    db,
    { ...shipped, template: 'welcome', payload: { name: 'Asha' } },
    new Map([['mail', mail]]),
  )
  await until(() => mails.length === 1)
  await whatsapp.close()
  await mailer.stop()
})

test('an order tells of its placing, shipping, delivery and cancelling, each once', async () => {
  const { channels } = await import('../channels.ts')
  expect([...(await channels()).keys()]).toEqual(['mail', 'practice', 'by-hand'])
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1 }])
  for (const [step, parcel] of [['shipped', { courier: 'DTDC', number: 'D1' }], ['delivered']] as const)
    await stepOrder(coorderid, step, parcel)
  const told = await db.query(
    `select channel, template from outbox where payload->>'orderId' = $1 and recipient like '8%' order by id`,
    [coorderid],
  )
  expect(told).toEqual(
    ['orderPlaced', 'orderShipped', 'orderDelivered'].map(template => ({ channel: 'practice', template })),
  )
})

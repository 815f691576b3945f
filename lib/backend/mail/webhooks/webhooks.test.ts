import { createHmac } from 'node:crypto'
import { env } from '#lib/server/settings/env.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { GET, POST } from '../../../../app/(api)/message-webhook/[channel]/route.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { isStopped } from '../phone/is-stopped.ts'
import { reportUndelivered } from '../phone/report-undelivered.ts'
import { openMessages } from '../phone/seller-messages.ts'
import { MSG91, setUpProviders, WHATSAPP } from '../test-providers.ts'
import { stopOrStart } from './stop-or-start.ts'

withTestDatabase()

const before = { ...env }
beforeAll(() => {
  setUpProviders()
  Object.assign(env, {
    channels: {
      mail: '',
      whatsapp: `http://${NOBODY_LISTENS}`,
      sms: `http://${NOBODY_LISTENS}`,
      'by-hand': '',
    },
  })
})
afterAll(() => Object.assign(env, before))
beforeEach(async () => {
  await db.run('delete from outbox')
  await db.run('delete from message_stops')
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
})

const KEY = 'order-shipped:1:phone'
const sent = (
  more: { channel?: string; providerId?: string | null; template?: string; hoursAgo?: number } = {},
) => {
  const { channel = 'whatsapp', providerId = 'wamid.1', template = 'orderShipped', hoursAgo = 0 } = more
  return db.one<{ id: number }>(
    `insert into outbox (key, recipient, template, payload, channel, provider_id, sent_at)
     values ($1, '9876543210', $2, '{"orderId": "7K3M-9QXT-2BHD-4VRA", "courier": "X", "number": "1"}', $3, $4,
             now() - make_interval(hours => $5)) returning id`,
    [KEY, template, channel, providerId, hoursAgo],
  )
}
const row = () =>
  db.one<Record<string, unknown>>(
    `select channel, payload, delivered_at is not null as arrived, read_at is not null as read, sent_at is not null as sent,
            given_up_at is not null as given_up, failed_before, last_error, uncertain from outbox`,
  )

const to = (channel: string) => ({ params: Promise.resolve({ channel }) })
const sign = (body: string, secret = WHATSAPP.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const whatsapp = async (value: object, { signature = '', phoneId = WHATSAPP.phoneId } = {}) => {
  const metadata = { display_phone_number: '911234567890', phone_number_id: phoneId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  })
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature || sign(body) }
  const request = new Request('http://shop/message-webhook/whatsapp', { method: 'POST', headers, body })
  return (await POST(request, to('whatsapp'))).status
}
const status = (state: string, more: object = {}) => ({
  statuses: [
    {
      id: 'wamid.1',
      status: state,
      timestamp: '1795392000',
      recipient_id: '919876543210',
      biz_opaque_callback_data: KEY,
      conversation: { id: 'c', origin: { type: 'utility' } },
      pricing: { billable: true, pricing_model: 'PMP', category: 'utility' },
      ...more,
    },
  ],
})
const wrote = (body: string, at = Math.floor(Date.now() / 1000), from = '919876543210') => ({
  contacts: [{ profile: { name: 'Asha' }, wa_id: from }],
  messages: [{ from, id: `wamid.in.${at}`, timestamp: String(at), type: 'text', text: { body } }],
})
const failed = {
  errors: [{ code: 131026, title: 'Message undeliverable', message: 'Message undeliverable' }],
}

test('what has arrived and was read is kept, whatever comes first and however often, and the rest is forgotten', async () => {
  await sent()
  for (const state of ['read', 'sent', 'delivered', 'delivered', 'read'])
    expect(await whatsapp(status(state))).toBe(200)
  expect(await row()).toMatchObject({
    arrived: true,
    read: true,
    payload: { orderId: '7K3M-9QXT-2BHD-4VRA' },
  })
  expect(await whatsapp(status('failed', failed))).toBe(200)
  expect(await row()).toMatchObject({ channel: 'whatsapp', arrived: true, given_up: false })
})

test('a report finds its message by our own key where the provider’s id never reached us', async () => {
  await sent({ providerId: null })
  await db.run('update outbox set uncertain = true')
  await whatsapp(status('delivered'))
  expect(await row()).toMatchObject({ arrived: true, uncertain: false })
})

test('a failure that is reported later goes on by SMS, once, and a repeated report of it changes nothing', async () => {
  await sent()
  await whatsapp(status('failed', failed))
  expect(await row()).toMatchObject({
    channel: 'sms',
    sent: false,
    failed_before: 'whatsapp: not delivered, code 131026, Message undeliverable',
  })
  await whatsapp(status('failed', failed))
  await whatsapp(status('delivered'))
  expect(await row()).toMatchObject({ channel: 'sms', sent: false, arrived: false })
  const told = jest.mocked(console.error).mock.calls.flat().join()
  expect(told).toContain('to …10: not delivered, code 131026')
  expect(told).not.toContain('9876543210')
})

test('a failure of an earlier try is none of the message that was taken later', async () => {
  await sent({ providerId: 'wamid.2' })
  await whatsapp(status('failed', failed))
  expect(await row()).toMatchObject({ channel: 'whatsapp', sent: true })
})

test('a code that was not delivered is over: there is nothing of it left to send', async () => {
  await sent({ template: 'code' })
  await whatsapp(status('failed', failed))
  expect(await row()).toMatchObject({ channel: 'whatsapp', given_up: true })
})

test.each([
  ['forged', sign('another body')],
  ['signed with another secret', 'other'],
  ['not signed', 'none'],
  ['in another way', `sha1=${createHmac('sha1', WHATSAPP.appSecret).update('x').digest('hex')}`],
])('what is %s is refused and changes nothing', async (_, signature) => {
  await sent()
  expect(
    await whatsapp(status('delivered'), { signature: signature === 'other' ? sign('{}', 'x') : signature }),
  ).toBe(400)
  expect(await whatsapp(wrote('STOP'), { signature: sign('{}', 'x') })).toBe(400)
  expect(await row()).toMatchObject({ arrived: false })
  expect(await isStopped('9876543210')).toBe(false)
})

test('what is huge, no JSON, or of another number of the same app is no harm', async () => {
  await sent()
  const post = async (body: string) => {
    const headers = { 'x-hub-signature-256': sign(body) }
    const request = new Request('http://shop/message-webhook/whatsapp', { method: 'POST', headers, body })
    return (await POST(request, to('whatsapp'))).status
  }
  expect(await post(`{"entry": "${'x'.repeat(1024 * 1024)}"}`)).toBe(413)
  for (const body of ['', 'no JSON', '[]', '{"entry":[{"changes":7}]}', '{"entry":{}}'])
    expect([200, 400]).toContain(await post(body))
  expect(await post(`{"entry":[{"changes":[{"field":"account_update","value":{"event":"X"}}]}]}`)).toBe(200)
  expect(await whatsapp({ statuses: [null, 7, { id: 'wamid.1' }], messages: [{}] })).toBe(200)
  expect(await whatsapp(status('delivered'), { phoneId: '999999999999999' })).toBe(200)
  expect(await whatsapp(wrote('STOP'), { phoneId: '999999999999999' })).toBe(200)
  expect(await row()).toMatchObject({ arrived: false })
  expect(await isStopped('9876543210')).toBe(false)
})

test('STOP is remembered by the sender’s number, START ends it, and a late or repeated report undoes nothing', async () => {
  const now = Math.floor(Date.now() / 1000)
  const stop = wrote(' Stop. ', now - 60)
  await whatsapp(wrote('Where is my parcel? Stop calling me', now - 120))
  expect(await isStopped('9876543210')).toBe(false)
  await whatsapp(stop)
  expect(await isStopped('9876543210')).toBe(true)
  expect(await isStopped('9876543211')).toBe(false)
  await whatsapp(wrote('START', now - 30))
  expect(await isStopped('9876543210')).toBe(false)
  await whatsapp(stop)
  expect(await isStopped('9876543210')).toBe(false)
  // A clock that is wrong elsewhere cannot hold for years.
  await whatsapp(wrote('stop', now + 99_999_999))
  expect(await isStopped('9876543210')).toBe(true)
})

test('a message from its number confirms an order; a stranger’s, another text and a forged one nothing', async () => {
  await addProduct({ id: 1, sizes: { NA: 9 }, price: 400 })
  const { coorderid: id } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  const by = async () =>
    (await db.one<{ by: string }>('select confirmed_by as by from orders where id = $1', [id]))?.by
  const now = Math.floor(Date.now() / 1000)
  await whatsapp(wrote(`CONFIRM ${id}`, now, '919876543211'))
  await whatsapp(wrote(`Cancel ${id}`))
  expect(await whatsapp(wrote(`CONFIRM ${id}`), { signature: sign('{}', 'x') })).toBe(400)
  expect(await whatsapp(wrote(`CONFIRM ${id}`), { phoneId: '999999999999999' })).toBe(200)
  expect(await by()).toBeNull()
  expect(await whatsapp(wrote(`CONFIRM ${id}`))).toBe(200)
  expect(await whatsapp(wrote(`CONFIRM ${id}`))).toBe(200)
  expect(await by()).toBe('webhook')
})

test.each([
  ['STOP', 'stop'],
  ['Unsubscribe!', 'stop'],
  ['बंद करें', 'stop'],
  ['start', 'start'],
  ['शुरू', 'start'],
  ['ok', undefined],
  ['stop it after the next order', undefined],
  ['', undefined],
])('%j is the wish %s', (text, wish) => {
  expect(stopOrStart(text)).toBe(wish)
})

test('Meta’s question whether this address is ours is answered to who knows the word alone', async () => {
  const ask = async (mode: string, token: string, challenge = '1158201444') => {
    const query = new URLSearchParams({
      'hub.mode': mode,
      'hub.verify_token': token,
      'hub.challenge': challenge,
    })
    const response = await GET(new Request(`http://shop/message-webhook/whatsapp?${query}`), to('whatsapp'))
    return [response.status, await response.text()]
  }
  expect(await ask('subscribe', WHATSAPP.verifyToken)).toEqual([200, '1158201444'])
  expect(await ask('subscribe', 'guess')).toEqual([403, ''])
  expect(await ask('unsubscribe', WHATSAPP.verifyToken)).toEqual([403, ''])
  expect(await ask('subscribe', WHATSAPP.verifyToken, '<script>')).toEqual([403, ''])
})

const sms = async (body: string, key: string = MSG91.webhookKey) => {
  const request = new Request(`http://shop/message-webhook/sms?key=${key}`, { method: 'POST', body })
  return (await POST(request, to('sms'))).status
}
const asForm = (state: string) => {
  const report = [{ date: '2026-11-22 10:06:20', number: '919876543210', status: state, desc: 'X' }]
  const data = JSON.stringify([{ senderId: 'NHAATS', requestId: '3500', report, userId: '1' }])
  return `data=${encodeURIComponent(data)}`
}

test('MSG91’s reports are read in both forms, and only with the key', async () => {
  await sent({ channel: 'sms', providerId: '3500' })
  expect(await sms(asForm('1'), 'wrong-key-of-16-x')).toBe(400)
  expect(await sms(asForm('8'))).toBe(200)
  expect(await row()).toMatchObject({ arrived: false, given_up: false })
  expect(await sms(asForm('1'))).toBe(200)
  expect(await row()).toMatchObject({ arrived: true })
  await db.run('delete from outbox')
  await sent({ channel: 'sms', providerId: '3500' })
  const single = { requestId: '3500', number: '919876543210', status: '17', desc: 'BLOCKED' }
  expect(await sms(JSON.stringify(single))).toBe(200)
  expect(await row()).toMatchObject({
    channel: 'by-hand',
    failed_before: 'sms: not delivered, code 17, BLOCKED',
  })
  for (const body of ['', 'data=', '[7]', 'data=%7B%7D']) expect(await sms(body)).toBe(400)
})

test('without keys there is no webhook, and none of another name', async () => {
  const keys = { whatsapp: env.whatsapp, msg91: env.msg91 }
  Object.assign(env, { whatsapp: undefined, msg91: undefined })
  expect(await whatsapp(status('read'))).toBe(404)
  expect(await sms(asForm('1'))).toBe(404)
  expect((await GET(new Request('http://shop/message-webhook/whatsapp'), to('whatsapp'))).status).toBe(404)
  Object.assign(env, keys)
  expect((await POST(new Request('http://shop/x', { method: 'POST' }), to('mail'))).status).toBe(404)
})

test('a provider that says yes and sends nothing: after six hours the seller is told, once, and sees the text', async () => {
  await db.run(`insert into shop (details) values ('{"name": "Haat", "email": "seller@example.in"}')`)
  await sent({ hoursAgo: 5 })
  await reportUndelivered()
  expect(await openMessages()).toEqual([])
  await db.run(`update outbox set sent_at = now() - interval '7 hours'`)
  await reportUndelivered()
  await reportUndelivered()
  expect(await db.query(`select recipient, payload from outbox where template = 'messagesLost'`)).toEqual([
    { recipient: 'seller@example.in', payload: { count: 1 } },
  ])
  expect(await openMessages()).toMatchObject([
    { isLate: true, link: expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Your%20order/) },
  ])
  await db.run(`update outbox set sent_at = now() - interval '8 days' where channel = 'whatsapp'`)
  await reportUndelivered()
  expect(await openMessages()).toEqual([])
  const [kept] = await db.query(`select payload from outbox where channel = 'whatsapp'`)
  expect(kept).toEqual({ payload: { orderId: '7K3M-9QXT-2BHD-4VRA' } })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env, setTypedKeys } from '#lib/server/settings/env.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { channels } from '../../mail/channels.ts'
import { paymentSettings } from '../../payments/settings.ts'
import { seal, unseal } from '../../typed-keys/seal.ts'
import { readTypedKeys } from '../../typed-keys/typed-keys.ts'
import { runRead } from '../run-read.ts'
import { testDesk } from './test-owner.ts'

withTestDatabase()
const desk = testDesk()
const act = (name: string, values: object, more?: object) => desk.act('owner', 'shop', name, values, more)

const RIGHT = `Basic ${Buffer.from('rzp_test_right:secret').toString('base64')}`
/** Stands in for the provider, as far as it says whether it knows its keys. */
const provider = createServer((request, response) => {
  const knows = request.headers.authorization === RIGHT
  response.statusCode = knows ? 200 : 401
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(knows ? { items: [] } : { error: { description: 'Authentication failed' } }))
})

beforeAll(async () => {
  await new Promise<void>(done => provider.listen(0, done))
  process.env.PAYMENT_API_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  process.env.COURIER_API_URL = process.env.PAYMENT_API_URL
})
afterAll(() => {
  delete process.env.PAYMENT_API_URL
  delete process.env.COURIER_API_URL
  setTypedKeys({})
  provider.close()
})

const keys = async () => (await runRead(await desk.token('owner'), 'shop', 'keys', {})).read

test('wrong keys are tried, and change nothing', async () => {
  const courier = {
    SHIPROCKET_EMAIL: 'api@reva.in',
    SHIPROCKET_PASSWORD: 'wrong',
    SHIPROCKET_PICKUP: 'Shop',
  }
  expect(await act('keys', { set: 'shiprocket', ...courier })).toMatchObject({
    refused: expect.stringContaining('email address and password'),
  })
  expect(
    await act('keys', { set: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_wrong', RAZORPAY_KEY_SECRET: 'secret' }),
  ).toMatchObject({ refused: expect.stringContaining('Authentication failed') })
  expect(await act('keys', { set: 'razorpay', RAZORPAY_KEY_SECRET: 'secret' })).toMatchObject({
    refused: 'The first key is missing.',
  })
  expect(await act('keys', { set: 'mail', SMTP_URL: `smtp://u:pass-word@${NOBODY_LISTENS}` })).toMatchObject({
    refused: expect.not.stringContaining('pass-word'),
  })
  expect(await act('keys', { set: 'whatsapp', WHATSAPP_PHONE_ID: '12345' })).toMatchObject({
    refused: expect.stringContaining('WHATSAPP_TOKEN'),
  })
  expect(await db.query('select * from desk_keys')).toEqual([])
  expect(env.razorpay).toBeUndefined()
})

test('keys that the provider knows are stored sealed, used at once, shown to nobody, and told of', async () => {
  await db.run(
    `insert into shop (details, more) values ('{"name":"Reva","email":"owner@reva.in"}', '{"moreSettings":{}}')`,
  )
  expect(paymentSettings()?.practice).toBe(true)
  expect(
    await act('keys', { set: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_right', RAZORPAY_KEY_SECRET: 'secret' }),
  ).toMatchObject({ message: expect.stringContaining('knows these keys') })
  expect(paymentSettings()).toMatchObject({ provider: 'razorpay', keyId: 'rzp_test_right', practice: false })
  const stored = await db.query<{ sealed: Buffer }>('select sealed from desk_keys')
  expect(stored).toHaveLength(2)
  for (const { sealed } of stored) expect(sealed.toString('latin1')).not.toMatch(/right|secret/)
  expect(JSON.stringify(await keys())).not.toMatch(/rzp_test_right|"secret"/)
  expect(JSON.stringify(await db.query('select * from desk_book'))).not.toMatch(/rzp_test_right/)
  expect(await db.one(`select payload->>'news' as news from outbox where template = 'deskNews'`)).toEqual({
    news: 'providerKeys',
  })
})

test('an empty field keeps its key, another process reads the change, and taking them away ends it', async () => {
  await act('keys', { set: 'razorpay', RAZORPAY_KEY_ID: '', RAZORPAY_WEBHOOK_SECRET: 'hook' })
  expect(env.razorpay).toEqual({ keyId: 'rzp_test_right', keySecret: 'secret', webhookSecrets: ['hook'] })
  setTypedKeys({})
  expect(env.razorpay).toBeUndefined()
  await db.one(`select nextval('desk_keys_version')`)
  expect(await readTypedKeys()).toBe(true)
  expect(env.razorpay?.keyId).toBe('rzp_test_right')
  expect(await readTypedKeys()).toBe(false)
  await act('keysAway', { set: 'razorpay' })
  expect(env.razorpay).toBeUndefined()
  expect(paymentSettings()?.practice).toBe(true)
})

test('keys that are set outside win, and the desk does not change them', async () => {
  process.env.RAZORPAY_KEY_ID = 'rzp_live_outside'
  process.env.RAZORPAY_KEY_SECRET = 'outside'
  try {
    expect((await keys()).find(({ set }) => set === 'razorpay')?.isOutside).toBe(true)
    expect(await act('keys', { set: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_right' })).toHaveProperty(
      'refused',
    )
  } finally {
    delete process.env.RAZORPAY_KEY_ID
    delete process.env.RAZORPAY_KEY_SECRET
  }
})

test('keys ask for a proof, and are of owners alone', async () => {
  await expect(act('keys', { set: 'mail' }, { provedAgo: '1 hour' })).rejects.toMatchObject({
    key: 'deskProve',
  })
  await expect(desk.act('catalogue', 'shop', 'keys', { set: 'mail' })).rejects.toMatchObject({ status: 403 })
})

test('what is sealed opens under its own name alone, and not once it was changed', () => {
  const sealed = seal('SMTP_URL', 'smtps://नाम:पास@mail')
  expect(unseal('SMTP_URL', sealed)).toBe('smtps://नाम:पास@mail')
  expect(unseal('SMS_AUTH_KEY', sealed)).toBeUndefined()
  expect(unseal('SMTP_URL', Buffer.concat([sealed.subarray(0, -1), Buffer.from([0x41])]))).toBeUndefined()
  expect(unseal('SMTP_URL', Buffer.from('x'))).toBeUndefined()
  expect(seal('SMTP_URL', 'a').equals(seal('SMTP_URL', 'a'))).toBe(false)
})

test('a test mail without a mail server is a file, and a number that is none is told', async () => {
  expect([...(await channels()).keys()]).toContain('mail')
  expect(await act('testMail', { to: 'nobody' })).toMatchObject({ fields: { to: expect.any(String) } })
  expect(await act('testMail', { to: 'a@reva.in' })).toMatchObject({
    message: expect.stringContaining('file'),
  })
  expect(await act('testMessage', { to: '12' })).toMatchObject({ fields: { to: expect.any(String) } })
})

import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Channel, Channels, Message } from './channel-types.ts'
import { channels } from './channels.ts'
import { startMailer } from './mailer.ts'
import { queueMail, queueMessage } from './queue-mail.ts'

withTestDatabase()

beforeEach(async () => {
  await db.run('delete from outbox')
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
})

const asha = { email: 'asha@example.in', mobile: '9876543210' }
const welcome = { key: 'welcome:7', to: asha, template: 'welcome' as const, payload: { name: 'Asha' } }

/** Keeps what it is given; to a mobile number, and of nothing but welcomes. */
const postbox = (recipientOf: Channel['recipientOf']) => {
  const received: Message[] = []
  const send = async (message: Message) => void received.push(message)
  return { received, recipientOf, open: () => ({ send, close: () => {} }) }
}
const bySms = () =>
  postbox(({ mobile }, template) => (mobile && template === 'welcome' ? `+91${mobile}` : undefined))

const run = async (by: ReadonlyMap<string, Channel>) => {
  const senders = new Map([...by].map(([name, { open }]) => [name, open('')]))
  const mailer = startMailer({ senders: Promise.resolve(senders), pollMs: 10, backOffMs: () => 10_000 })
  const waiting = 'select id from outbox where sent_at is null and last_error is null'
  while ((await db.query(waiting)).length) await sleep(20)
  await mailer.stop()
}

test('each channel of the settings is a file, and each file a channel of the settings', async () => {
  const files = readdirSync(`${__dirname}/channels`).map(name => name.replace(/\.ts$/, ''))
  expect(files.sort()).toEqual(Object.keys(env.channels).sort())
  for (const channel of (await channels()).values())
    expect(channel).toMatchObject({ recipientOf: expect.any(Function), open: expect.any(Function) })
})

test('a message is queued once for each channel that reaches the customer with it, and each sends its own', async () => {
  const mail = postbox(({ email }) => email)
  const sms = bySms()
  const both: Channels = new Map([
    ['mail', mail],
    ['sms', sms],
  ])
  await queueMessage(db, welcome, both)
  await queueMessage(db, welcome, both)
  await queueMessage(db, { ...welcome, key: 'welcome:8', to: { ...asha, mobile: null } }, both)
  const changed = { template: 'passwordChanged' as const, payload: { name: 'Asha', by: 'change' as const } }
  await queueMessage(db, { key: 'changed', to: asha, ...changed }, both)
  await run(both)
  expect(mail.received.map(({ key, recipient }) => [key, recipient])).toEqual([
    ['welcome:7', asha.email],
    ['welcome:8', asha.email],
    ['changed', asha.email],
  ])
  expect(sms.received.map(({ key, recipient }) => [key, recipient])).toEqual([
    ['welcome:7:sms', '+919876543210'],
  ])
  expect(sms.received[0]?.content).toEqual(mail.received[0]?.content)
})

test('what is told by mail alone goes by mail, and a message of before there were channels too', async () => {
  const mail = postbox(({ email }) => email)
  await queueMail(db, { ...welcome, to: asha.email })
  await db.run(`insert into outbox (key, recipient, template, payload) values ('old', $1, 'welcome', $2)`, [
    asha.email,
    JSON.stringify({ name: 'Asha' }),
  ])
  await run(
    new Map([
      ['mail', mail],
      ['sms', bySms()],
    ]),
  )
  expect(mail.received.map(({ key }) => key)).toEqual(['welcome:7', 'old'])
})

test('a message for a channel that is not set up waits, and the log hides the number', async () => {
  const mail = postbox(({ email }) => email)
  await queueMessage(db, welcome, new Map([['sms', bySms()]]))
  await run(new Map([['mail', mail]]))
  expect(mail.received).toEqual([])
  const told = jest.mocked(console.error).mock.calls.flat().join()
  expect(told).toContain('to …10 was not sent: No channel sms is set up')
  expect(told).not.toContain('9876543210')
  expect(await db.query('select last_error, given_up_at from outbox')).toMatchObject([
    { last_error: 'No channel sms is set up', given_up_at: null },
  ])
})

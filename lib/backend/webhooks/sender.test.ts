import { once } from 'node:events'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newPerson, setContact } from '../desk/test-desk.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { MOST_WEBHOOKS, newSecretOf } from './change-webhooks.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { postWebhook } from './post-webhook.ts'
import { replayMessages } from './replay-messages.ts'
import {
  forgetWebhooks,
  listen,
  passTime,
  type Received,
  stateOf,
  testReceiver,
  write,
} from './test-webhooks.ts'
import { listWebhooks } from './webhook-list.ts'
import { signWebhook } from './webhook-secret.ts'
import { waitOf, webhookSender } from './webhook-sender.ts'

withTestDatabase()
const receiver = testReceiver()
const WAIT = { whole: 400, bytes: 16_384 }

const senders: ReturnType<typeof webhookSender>[] = []
const newSender = () => {
  const sender = webhookSender(WAIT)
  senders.push(sender)
  return sender
}

/** Sends all that is due now. */
const sendAll = async (sender = newSender()) => {
  while ((await sender.send()) > 0) await sender.idle()
}

beforeEach(async () => {
  await forgetWebhooks()
  receiver.received.length = 0
  receiver.answers(response => response.writeHead(204).end())
})
afterEach(async () => {
  listenAtFailpoints()
  await Promise.all(senders.splice(0).map(sender => sender.stop()))
})

test('a message is signed by what its address was given, over its id, the moment and its exact body', async () => {
  const { id, secret } = await listen(receiver.url())
  await write(id)
  await sendAll()
  const [{ headers, body } = { path: '', headers: {}, body: '' } as Received] = receiver.received
  const name = String(headers['webhook-id'])
  const at = Number(headers['webhook-timestamp'])
  expect(name).toMatch(/^msg_[0-9a-f]{32}$/)
  expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(10)
  expect(headers['webhook-signature']).toBe(signWebhook(secret, name, at, body))
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toEqual({
    type: 'order.placed',
    timestamp: expect.any(String),
    data: { order_id: 'X' },
  })
})

test('while a secret is changed, a message has both signatures; a day later the new one alone', async () => {
  const { id, secret } = await listen(receiver.url())
  const { secret: next = '' } = await newSecretOf(id)
  await write(id)
  await sendAll()
  await db.run(`update webhooks set old_secret_until = now() - interval '1 second'`)
  await write(id)
  await sendAll()
  const signatures = receiver.received.map(({ headers, body }) => {
    const of = (key: string) =>
      signWebhook(key, String(headers['webhook-id']), Number(headers['webhook-timestamp']), body)
    return [headers['webhook-signature'], `${of(next)} ${of(secret)}`, of(next)]
  })
  expect(signatures[0]?.[0]).toBe(signatures[0]?.[1])
  expect(signatures[1]?.[0]).toBe(signatures[1]?.[2])
})

test('messages go in the order in which things happened, and one that fails is overtaken', async () => {
  const { id } = await listen(receiver.url())
  const ids = []
  for (const type of ['order.placed', 'order.packed', 'order.shipped']) ids.push(await write(id, type))
  let first = true
  receiver.answers(response => {
    response.writeHead(first ? 500 : 200).end()
    first = false
  })
  await sendAll()
  expect(receiver.types()).toEqual(['order.placed'])
  expect(await stateOf(ids[0] ?? 0)).toMatchObject({
    attempts: 1,
    sent: false,
    dead: false,
    last_status: 500,
  })
  // The address rests a moment after a failure.
  await db.run('update webhooks set rest_until = now()')
  await sendAll()
  expect(receiver.types()).toEqual(['order.placed', 'order.packed', 'order.shipped'])
  await passTime(0.1)
  await sendAll()
  expect(receiver.types().at(-1)).toBe('order.placed')
  const names = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(names[0]).toBe(names[3])
})

test('an address that answers 500 for a day is asked in growing waits, then its messages are given up', async () => {
  const { id } = await listen(receiver.url())
  const message = await write(id)
  receiver.answers(response => response.writeHead(500).end('{"error": "down"}'))
  // At most 72 minutes lie between two tries, and at least 48 once they have grown.
  for (let tries = 0; tries < 40; tries++) {
    await sendAll()
    const next = await db.one<{ hours: number }>(
      `select extract(epoch from greatest(m.due_at, w.rest_until) - now())::float8 / 3600 as hours
         from webhook_messages m join webhooks w on w.id = m.webhook_id where m.id = $1`,
      [message],
    )
    await passTime(Math.max(0, next?.hours ?? 0) + 1 / 60)
  }
  const state = await stateOf(message)
  expect(state).toMatchObject({
    sent: false,
    dead: true,
    last_status: 500,
    last_error: 'it answered with 500',
  })
  expect(state?.attempts).toBeGreaterThanOrEqual(20)
  expect(state?.attempts).toBeLessThan(40)
  expect(receiver.received.length).toBe(state?.attempts)
  receiver.answers(response => response.writeHead(200).end())
  await sendAll()
  expect((await stateOf(message))?.dead).toBe(true)
  expect((await replayMessages(id, { since: new Date(0) })).message).toBe('One message is sent again.')
  await sendAll()
  expect(await stateOf(message)).toMatchObject({ sent: true, dead: false, last_status: 200 })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('the waits grow to an hour, a fifth more or less', () => {
  expect([0, 1, 2, 3, 4, 5, 30].map(attempts => waitOf(attempts, 0.5) / 1000)).toEqual([
    5, 20, 80, 320, 1280, 3600, 3600,
  ])
  expect(waitOf(5, 0)).toBe(2_880_000)
  expect(Math.round(waitOf(5, 1))).toBe(4_320_000)
})

test('an address that comes back is told all that waits, in order, without its waits', async () => {
  const { id } = await listen(receiver.url())
  receiver.answers(response => response.writeHead(503).end())
  const types = [
    'order.placed',
    'order.confirmed',
    'order.packed',
    'order.shipped',
    'order.delivered',
    'order.paid',
  ]
  for (const type of types) {
    await write(id, type)
    await sendAll()
    await db.run('update webhooks set rest_until = now()')
  }
  expect(receiver.received).toHaveLength(6)
  receiver.received.length = 0
  receiver.answers(response => response.writeHead(200).end())
  await write(id, 'order.returned')
  await sendAll()
  expect(receiver.types()).toEqual(['order.returned', ...types])
})

test('one that hangs is a failure after its time, and holds up nobody else', async () => {
  const hanging = await listen(receiver.url('/hangs'))
  const quick = await listen(receiver.url('/quick'))
  receiver.answers((response, { path }) => path === '/quick' && response.writeHead(204).end())
  const stuck = await write(hanging.id)
  const sender = newSender()
  await sender.send()
  // It is on its way there, and the other one's is written only now.
  while (receiver.received.length === 0) await sleep(5)
  const before = Date.now()
  for (let n = 0; n < 3; n++) await write(quick.id)
  await sender.send()
  while (receiver.received.filter(({ path }) => path === '/quick').length < 3) await sleep(5)
  expect(Date.now() - before).toBeLessThan(WAIT.whole)
  expect(await stateOf(stuck)).toMatchObject({ attempts: 0 })
  await sender.idle()
  expect(await stateOf(stuck)).toMatchObject({
    attempts: 1,
    last_status: null,
    last_error: 'it did not answer in time, or broke off',
  })
})

test('no redirect is followed', async () => {
  const { id } = await listen(receiver.url('/moved'))
  const message = await write(id)
  receiver.answers(response => response.writeHead(307, { location: receiver.url('/elsewhere') }).end())
  await sendAll()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/moved'])
  expect(await stateOf(message)).toMatchObject({
    last_status: 307,
    last_error: expect.stringContaining('do not follow'),
  })
})

test('410 turns an address off, its owners are told, and it can be turned on and told what it missed', async () => {
  const { id: person } = await newPerson()
  await setContact(person, { email: 'asha@reva.example' })
  const { id } = await listen(receiver.url())
  const messages = [await write(id), await write(id)]
  receiver.answers(response => response.writeHead(410).end())
  await sendAll()
  expect(receiver.received).toHaveLength(1)
  for (const message of messages) expect((await stateOf(message))?.dead).toBe(true)
  expect(await listWebhooks()).toMatchObject([{ off_why: 'gone', waiting: 0, dead: 2 }])
  expect(
    await db.query(
      `select payload->>'news' as news from outbox where template = 'deskNews' and recipient = 'asha@reva.example'`,
    ),
  ).toContainEqual({ news: 'webhookOff' })
  expect((await replayMessages(id, {})).done).toBe(false)
})

test('five days of nothing but failures turn it off', async () => {
  const { id } = await listen(receiver.url())
  receiver.answers(response => response.writeHead(500).end())
  await write(id)
  await sendAll()
  await passTime(5 * 24 + 1)
  await write(id)
  await sendAll()
  expect(await listWebhooks()).toMatchObject([{ off_why: 'failing' }])
})

test('a connection that breaks off before the status is a failure; after 2xx the message is taken', async () => {
  const answers = ['', 'HTTP/1.1 2', 'HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\nhalf']
  const server = createTcp(socket => {
    socket.once('data', () => socket.end(answers.shift() ?? ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const results = []
  for (let n = 0; n < 3; n++) results.push((await postWebhook(url, {}, '{}')).isTaken)
  expect(results).toEqual([false, false, true])
  server.close()
})

test('of an answer without an end no more is read than the bound', async () => {
  let written = 0
  receiver.answers(response => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) written += 16_384
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const result = await postWebhook(new URL(receiver.url()), {}, '{}', { whole: 5_000, bytes: 16_384 })
  expect(result).toEqual({ isTaken: true, status: 200, why: '' })
  // The buffers of both ends hold some more.
  expect(written).toBeLessThan(16_000_000)
})

test('an address is looked up at each sending: a name that has come to mean this machine is refused', async () => {
  const url = new URL('https://hooks.example.com/in')
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1']) {
    const result = await postWebhook(url, {}, '{}', {
      ...WAIT,
      network: {
        trusted: [],
        resolve: (_host, _options, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
      },
    })
    expect(result).toEqual({ isTaken: false, why: 'it leads into a private network' })
  }
})

test('where the shop is on https, this machine is no address for it, also for one that was saved before', async () => {
  const { id } = await listen(receiver.url())
  const message = await write(id)
  const before = env.localWebhooks
  env.localWebhooks = false
  try {
    await sendAll()
  } finally {
    env.localWebhooks = before
  }
  expect(receiver.received).toEqual([])
  expect(await stateOf(message)).toMatchObject({
    attempts: 1,
    last_error: 'it leads to something other than https://',
  })
})

test('two senders never have two messages of an address on their way, and send none twice', async () => {
  const { id } = await listen(receiver.url())
  for (let n = 0; n < 30; n++) await write(id)
  let [inside, most] = [0, 0]
  receiver.answers(async response => {
    most = Math.max(most, ++inside)
    await sleep(2)
    inside--
    response.writeHead(204).end()
  })
  const [one, two] = [newSender(), newSender()]
  while ((await Promise.all([one.send(), two.send()])).some(begun => begun > 0))
    await Promise.all([one.idle(), two.idle()])
  expect(most).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
  expect(receiver.received).toHaveLength(30)
})

test('what stopped between sending and noting it is sent again under the same id, once its lease is over', async () => {
  const { id } = await listen(receiver.url())
  const message = await write(id)
  listenAtFailpoints(point => {
    if (point === 'webhook-posted') throw new Error('The process dies here.')
  })
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const dying = newSender()
  await dying.send()
  await dying.idle()
  logged.mockRestore()
  listenAtFailpoints()
  await sendAll()
  expect(receiver.received).toHaveLength(1)
  expect(await stateOf(message)).toMatchObject({ sent: false, attempts: 0 })
  await db.run(`update webhooks set held_until = now()`)
  await sendAll()
  expect(await stateOf(message)).toMatchObject({ sent: true })
  const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(second).toBe(first)
})

test('a shop that stops breaks off what is on its way, and it is sent later', async () => {
  const { id } = await listen(receiver.url())
  const message = await write(id)
  receiver.answers(() => undefined)
  const sender = newSender()
  await sender.send()
  while (receiver.received.length === 0) await sleep(5)
  await sender.stop()
  expect(await stateOf(message)).toMatchObject({ attempts: 0, sent: false, dead: false })
  receiver.answers(response => response.writeHead(204).end())
  await sendAll()
  expect((await stateOf(message))?.sent).toBe(true)
})

test('what was taken goes after seven days, what was given up after thirty, and what has no address at once', async () => {
  const { id } = await listen(receiver.url())
  const [taken, dead] = [await write(id), await write(id)]
  await db.run(`update webhook_messages set sent_at = now() where id = $1`, [taken])
  await db.run(`update webhook_messages set dead_at = now() where id = $1`, [dead])
  await write(999)
  expect(await deleteOldMessages()).toBe(1)
  await passTime(7 * 24 + 1)
  expect(await deleteOldMessages()).toBe(1)
  expect(await stateOf(dead)).toBeDefined()
  await passTime(24 * 24)
  expect(await deleteOldMessages()).toBe(1)
})

test('no more addresses than there are places to serve them beside each other', async () => {
  for (let n = 0; n < MOST_WEBHOOKS; n++) await listen(receiver.url(`/${n}`))
  await expect(listen(receiver.url('/more'))).rejects.toThrow('There are 10 addresses already')
})

import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addWebhook, chooseEvents, removeWebhook, switchWebhook } from './change-webhooks.ts'
import { forgetWebhooks, listen, stateOf, write } from './test-webhooks.ts'
import { listWebhooks, messagesOf } from './webhook-list.ts'

withTestDatabase()
beforeEach(forgetWebhooks)

const add = (url: string, events: string[] = ['order.placed'], lowAt = 3) =>
  addWebhook({ url, events, lowAt })

test.each([
  'example.com/hooks',
  'ftp://example.com',
  'http://example.com',
  'https://example.com:8443/',
  'https://name:password@example.com/',
  'https://example.com/#part',
  'https://10.0.0.5/hooks',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'http://0.0.0.0:4000/',
  'http://127.0.0.1.example.com/',
])('%s is no address', async url => {
  expect(await add(url)).toMatchObject({ done: false })
  expect(await listWebhooks()).toEqual([])
})

test('this machine is one only where a setting lets it', async () => {
  expect(await add('http://127.0.0.1:4000/hooks')).toMatchObject({ done: true })
  const before = env.localWebhooks
  env.localWebhooks = false
  try {
    expect(await add('http://localhost:4000/other')).toMatchObject({ done: false })
    for (const url of ['https://127.0.0.1/other', 'https://[::1]/'])
      expect(await add(url)).toMatchObject({ done: false })
  } finally {
    env.localWebhooks = before
  }
})

test('an event that there is not, none at all, and a number of pieces that is none are refused in a sentence', async () => {
  expect((await add('https://example.com', ['order.eaten'])).message).toContain(
    'There is no event "order.eaten"',
  )
  expect((await add('https://example.com', [])).message).toBe('Choose at least one event.')
  expect((await add('https://example.com', ['stock.low'], -1)).done).toBe(false)
  expect((await add('https://example.com', ['stock.low'], 1.5)).done).toBe(false)
})

test('the same address is not added twice', async () => {
  expect(await add('https://EXAMPLE.com')).toMatchObject({ done: true })
  expect(await add('https://example.com/')).toMatchObject({ done: false })
})

test('a secret is in the answer once, and sealed in the database', async () => {
  const { secret = '' } = await add('https://example.com')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const stored = await db.query<{ secret: Buffer }>('select secret from webhooks')
  const text = Buffer.concat(stored.map(row => row.secret)).toString('latin1')
  expect(text).not.toContain(secret)
  expect(text).not.toContain(Buffer.from(secret.slice(6), 'base64').toString('latin1'))
  expect(JSON.stringify(await listWebhooks())).not.toContain('whsec')
})

test('events are chosen anew, an address is turned off and on, and removed with its messages', async () => {
  const { id } = await listen('https://example.com')
  expect(await chooseEvents(id, ['stock.low', 'stock.low'], 7)).toMatchObject({ done: true })
  expect(await listWebhooks()).toMatchObject([{ events: ['stock.low'], low_at: 7, off_at: null }])
  const message = await write(id)
  await switchWebhook(id, false)
  expect(await stateOf(message)).toMatchObject({ dead: true })
  expect(await listWebhooks()).toMatchObject([{ off_why: 'owner', waiting: 0, dead: 1 }])
  await switchWebhook(id, true)
  expect(await listWebhooks()).toMatchObject([{ off_at: null, off_why: '' }])
  expect((await messagesOf(id, true, 1, 10)).messages).toHaveLength(1)
  await removeWebhook(id)
  expect(await stateOf(message)).toBeUndefined()
  for (const change of [removeWebhook(id), switchWebhook(id, true), chooseEvents(id, ['stock.low'], 1)])
    expect(await change).toMatchObject({ done: false, message: `There is no address with the number ${id}.` })
})

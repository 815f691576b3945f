import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '#lib/message-table.ts'
import { type KeyVerdict, setKeyCheck } from './key-pages.ts'
import { MAX_LARGE_FORM } from './large-forms.ts'
import { answerBeforeNext } from './server.ts'

const KEY = 'k'.repeat(43)
let server: Server
let rendered: string[] = []
let asked: [string, string | undefined][] = []

beforeEach(async () => {
  rendered = []
  asked = []
  server = createServer((received, answer) => {
    rendered.push(received.url ?? '')
    received.resume()
    answer.end('from next')
  })
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})
afterAll(() => says('unknown'))

const says = (verdict: KeyVerdict) =>
  setKeyCheck(async (key, address) => {
    asked.push([key, address])
    return verdict
  })

const ask = (path: string, { method = 'GET', headers = {} as Record<string, string>, body = '' } = {}) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = request({ port, path, method, headers }, async answer => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve({ status: answer.statusCode, headers: answer.headers, body: text })
    })
    asking.on('error', reject)
    asking.end(body)
  })

test('a key that opens its order is rendered, without a referrer and not for search engines', async () => {
  says('opens')
  for (const path of [`/order/${KEY}`, `/Order/${KEY}/`]) {
    const { status, headers, body } = await ask(path)
    expect([status, body]).toEqual([200, 'from next'])
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toContain('noindex')
  }
  expect(asked).toEqual([
    [KEY, '127.0.0.1'],
    [KEY, '127.0.0.1'],
  ])
})

test('one that opens nothing is a 404 with a sentence, before anything is rendered, and is stored nowhere', async () => {
  says('unknown')
  for (const path of [`/order/${KEY}`, '/order/x?y=1', '/order/a/b']) {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain(messages.orderLinkGone)
    expect(body).not.toContain(KEY)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  }
  expect(rendered).toEqual([])
})

test('who has tried too many is told to wait', async () => {
  says({ wait: 32 })
  const { status, headers, body } = await ask(`/order/${KEY}`)
  expect([status, headers['retry-after']]).toEqual([429, '32'])
  expect(body).toContain(messages.tooManyTries)
  expect(rendered).toEqual([])
})

test('where the database is away the page says so itself', async () => {
  setKeyCheck(async () => {
    throw new Error('The database is away.')
  })
  expect((await ask(`/order/${KEY}`)).body).toBe('from next')
})

test('with another host’s API no key opens anything', async () => {
  setKeyCheck(undefined as never)
  expect((await ask(`/order/${KEY}`)).status).toBe(404)
})

test('10 MB for a rating are refused with a sentence, and what three pictures take is passed on', async () => {
  const send = (length: number) =>
    ask('/do/ratings/add', {
      method: 'POST',
      headers: { 'content-length': String(length) },
      body: 'x'.repeat(length),
    })
  const refused = await send(10 * 1024 * 1024).catch(error => error)
  if (!(refused instanceof Error)) {
    expect(refused.status).toBe(413)
    expect(refused.body).toContain(messages.filesTooLarge)
  }
  expect(rendered).toEqual([])
  expect((await send(MAX_LARGE_FORM)).body).toBe('from next')
})

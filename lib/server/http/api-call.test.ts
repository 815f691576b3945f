import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { answerBeforeNext } from './server.ts'
import { type ApiAnswer, type ApiCall, setApiHandler } from './shared-api-handler.ts'

let server: Server
let seen: ApiCall[] = []
let handler: (call: ApiCall) => Promise<ApiAnswer>
let reachedNext = 0

beforeAll(async () => {
  setApiHandler(received => handler(received))
  server = createServer((_, answer) => {
    reachedNext++
    answer.end('from next')
  })
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
beforeEach(() => {
  seen = []
  reachedNext = 0
  handler = async received => {
    seen.push(received)
    return answered({ status: 'true' })
  }
})
afterAll(() => new Promise(done => server.close(done)))

const answered = (body: unknown, more: Partial<ApiAnswer> = {}): ApiAnswer => ({
  status: 200,
  headers: {},
  cookies: [],
  body: JSON.stringify(body),
  ...more,
})

type Asking = { method?: string; headers?: Record<string, string>; body?: string }

const ask = (path: string, { method = 'POST', headers = {}, body = '' }: Asking = {}) =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = request({ port, path, method, headers, agent: false }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ answer, body: Buffer.concat(chunks) })
    })
    asking.on('error', reject)
    asking.end(body)
  })

test('a call reaches its route as it was sent, and not Next', async () => {
  const headers = { authorization: 'Bearer one', cookie: 'a=1; b=2', 'content-type': 'application/json' }
  const { answer, body } = await ask('/api/Add_to_cart1?x=1', { headers, body: '[{"prod_id":1}]' })
  expect(body.toString()).toBe('{"status":"true"}')
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const [received] = seen
  expect(received?.method).toBe('POST')
  expect(new URL(received?.url ?? '').search).toBe('?x=1')
  expect(Buffer.concat((received?.body ?? []) as Buffer[]).toString()).toBe('[{"prod_id":1}]')
  for (const [name, value] of Object.entries(headers)) expect(received?.headers.get(name)).toBe(value)
  expect(received?.headers.get('x-client-address')).toBe('127.0.0.1')
  expect(reachedNext).toBe(0)
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s has no body', async method => {
  await ask('/api/Suggest', { method, headers: { 'content-type': 'text/plain' } })
  expect(seen.map(received => [received.method, received.body])).toEqual([[method, null]])
})

test('what is no call goes to Next', async () => {
  await ask('/api/nothing-of-ours', { method: 'GET' })
  await ask('/do/cart/add')
  expect(reachedNext).toBe(2)
})

test('a long answer is packed for whoever takes it, and says that it may be', async () => {
  const long = { text: 'x'.repeat(5_000) }
  handler = async () => answered(long, { headers: { vary: 'cookie' } })
  const packed = await ask('/token', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.answer.headers['content-encoding']).toBe('gzip')
  expect(packed.answer.headers.vary).toBe('cookie, Accept-Encoding')
  expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual(long)
  const plain = await ask('/token', { headers: { 'accept-encoding': 'gzip;q=0' } })
  expect(plain.answer.headers['content-encoding']).toBeUndefined()
  expect(plain.answer.headers.vary).toBe('cookie, Accept-Encoding')
  expect(JSON.parse(plain.body.toString())).toEqual(long)
})

test('each cookie is a header of its own', async () => {
  handler = async () => answered({}, { status: 401, cookies: ['a=1', 'b=2'] })
  const { answer } = await ask('/token')
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('who hangs up before the end has asked nothing', async () => {
  const { port } = server.address() as AddressInfo
  const gone = new Promise(done => server.once('connection', socket => socket.once('close', done)))
  const caller = connect(port, '127.0.0.1', () =>
    caller.write('POST /api/insert_Customer_Order HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"a"', () =>
      setTimeout(() => caller.destroy(), 50),
    ),
  )
  await gone
  await ask('/token')
  expect(seen.map(received => new URL(received.url).pathname)).toEqual(['/token'])
})

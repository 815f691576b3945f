import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { mainContentFailed } from '../render/main-content.ts'
import { type FilledPage, type PageRequest, setFilledPage } from './filled-pages.ts'
import { answerBeforeNext } from './server.ts'

const HTML = `<p>${'one list for one visitor '.repeat(100)}</p>`
const WHOLE = {
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
  body: HTML,
}

let server: Server
let page: FilledPage
let requests: PageRequest[] = []
let reachedNext = 0

beforeAll(async () => {
  for (const path of ['/products-filter2/:id', '/addcart'])
    setFilledPage(path, request => {
      requests.push(request)
      return page(request)
    })
  server = createServer((_, answer) => {
    reachedNext++
    answer.end('from next')
  })
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
beforeEach(() => {
  requests = []
  reachedNext = 0
  page = async () => WHOLE
})
afterAll(() => new Promise(done => server.close(done)))

type Asking = { method?: string; headers?: Record<string, string>; body?: string }

const ask = (path: string, { method = 'GET', headers = {}, body = '' }: Asking = {}) =>
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

test('a filled page is answered before Next, with what its address and its headers say', async () => {
  const { answer, body } = await ask('/Products-Section2/12?sort=nameZA&q=a%20b', {
    headers: { cookie: 'a=1' },
  })
  expect([answer.statusCode, body.toString(), reachedNext]).toEqual([200, HTML, 0])
  expect(answer.headers).toMatchObject({
    ...WHOLE.headers,
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  const [{ path, segment, query, search, headers } = {} as PageRequest] = requests
  expect([path, segment, query.get('q'), search]).toEqual([
    '/products-filter2/12',
    '12',
    'a b',
    '?sort=nameZA&q=a%20b',
  ])
  expect([headers.cookie, headers['x-client-address']]).toEqual(['a=1', '127.0.0.1'])
})

test('it is packed as the browser takes it', async () => {
  const packed = async (encodings: string) => {
    const { answer, body } = await ask('/addcart', { headers: { 'accept-encoding': encodings } })
    return { encoding: answer.headers['content-encoding'], body }
  }
  const brotli = await packed('gzip, deflate, br')
  expect([brotli.encoding, String(brotliDecompressSync(brotli.body))]).toEqual(['br', HTML])
  const gzip = await packed('gzip, br;q=0')
  expect([gzip.encoding, String(gunzipSync(gzip.body))]).toEqual(['gzip', HTML])
  expect((await packed('identity')).encoding).toBeUndefined()
})

test('nothing of it is kept for the next visitor', async () => {
  let visits = 0
  page = async ({ headers }) => ({ ...WHOLE, body: `${headers.cookie} ${++visits}` })
  for (const [n, cookie] of ['user_token=asha', 'user_token=ravi'].entries())
    expect(String((await ask('/addcart', { headers: { cookie } })).body)).toBe(`${cookie} ${n + 1}`)
})

test('who asks for its head gets no body', async () => {
  const { answer, body } = await ask('/addcart', { method: 'HEAD' })
  expect([answer.statusCode, answer.headers['content-length'], body.length]).toEqual([
    200,
    String(HTML.length),
    0,
  ])
})

test('a page may lead to another one, and set cookies', async () => {
  page = async () => ({
    status: 303,
    headers: { location: '/login', 'set-cookie': ['a=; Max-Age=0', 'b=1'] },
    body: '',
  })
  const { answer } = await ask('/addcart')
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    303,
    '/login',
    ['a=; Max-Age=0', 'b=1'],
  ])
})

test('what it cannot say, Next is asked to say', async () => {
  page = async () => {
    throw new Error('There is no such list.')
  }
  expect(String((await ask('/addcart')).body)).toBe('from next')
  expect(reachedNext).toBe(1)
})

test('a page without its main thing is a 503 that nobody keeps', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  page = async () => {
    mainContentFailed()
    return { ...WHOLE, headers: { ...WHOLE.headers, 'cache-control': 'private, no-cache' } }
  }
  const { answer } = await ask('/addcart')
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  logged.mockRestore()
})

test.each([
  ['Next’s router', { headers: { rsc: '1' } }],
  ['a body in chunks', { headers: { 'transfer-encoding': 'chunked' }, body: 'x' }],
  ['another page', { path: '/track' }],
])('%s is for Next', async (_, { path = '/addcart', ...asking }: Asking & { path?: string }) => {
  await ask(path, asking)
  expect([requests.length, reachedNext]).toEqual([0, 1])
})

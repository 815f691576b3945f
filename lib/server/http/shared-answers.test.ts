import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { mainContentFailed } from '../render/main-content.ts'
import { type SharedPage, setFilledPage, setSharedPage } from './filled-pages.ts'
import { answerBeforeNext } from './server.ts'

const PATH = '/products-filter2/12'
const LONG = 'a list of products '.repeat(100)

let server: Server
let page: SharedPage
let made = 0

beforeAll(async () => {
  setSharedPage('/products-filter2/:id', asked => page(asked))
  setFilledPage('/addcart', asked => page(asked))
  server = createServer((_, answer) => answer.end('from next'))
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
beforeEach(() => {
  made = 0
  page = async ({ path, search }) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache' },
    body: `${path}${search} ${++made} ${LONG}`,
  })
  // What a test before left is out of date.
  catalogueVersion().invalidate()
})
afterAll(() => new Promise(done => server.close(done)))
afterEach(() => jest.restoreAllMocks())

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = request({ port, path, headers, agent: false }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ answer, text: unpacked(answer, Buffer.concat(chunks)) })
    })
    asking.on('error', reject)
    asking.end()
  })

const unpacked = ({ headers }: IncomingMessage, body: Buffer) => {
  const encoding = headers['content-encoding']
  return String(
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body,
  )
}

test('a list that somebody else has asked for is not made again, and each answer has an id of its own', async () => {
  const first = await ask(`${PATH}?sort=nameAZ`, { 'accept-encoding': 'br', cookie: 'user_token=asha' })
  const second = await ask(`${PATH}?sort=nameAZ`, { 'accept-encoding': 'br', cookie: 'user_token=ravi' })
  expect(second.text).toBe(first.text)
  expect(made).toBe(1)
  expect(second.answer.headers).toMatchObject({
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(second.answer.headers['x-request-id']).not.toBe(first.answer.headers['x-request-id'])
})

test('each browser gets the form that it reads', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
    const { answer, text } = await ask(PATH, { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(text).toContain(LONG)
  }
  expect(made).toBe(3)
})

test('another query is another list', async () => {
  expect((await ask(`${PATH}?page=2`)).text).toContain('?page=2')
  expect((await ask(`${PATH}?page=3`)).text).toContain('?page=3')
  expect((await ask('/products-filter2/13?page=3')).text).toContain('/13')
})

test.each([
  ['the catalogue changes', undefined],
  ['a size sells out', ['/product/nh-1']],
])('when %s it is made anew', async (_, paths) => {
  await ask(PATH)
  catalogueVersion().invalidate(paths)
  expect((await ask(PATH)).text).toContain(' 2 ')
})

test('what changed while it was made is in the next one', async () => {
  const whole = page
  page = async asked => {
    catalogueVersion().invalidate()
    return whole(asked)
  }
  await ask(PATH)
  page = whole
  expect((await ask(PATH)).text).toContain(' 2 ')
})

test('after a minute it is made anew', async () => {
  await ask(PATH)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 59_000)
  expect((await ask(PATH)).text).toContain(' 1 ')
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000)
  expect((await ask(PATH)).text).toContain(' 2 ')
})

test('a list that could not be had, and the way to another page, are not kept', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const whole = page
  page = async asked => {
    mainContentFailed()
    return whole(asked)
  }
  expect((await ask(PATH)).answer.statusCode).toBe(503)
  page = async () => ({ status: 307, headers: { location: '/ProductNotFound?q=x' }, body: '' })
  expect((await ask(PATH)).answer.statusCode).toBe(307)
  page = whole
  expect((await ask(PATH)).answer.statusCode).toBe(200)
})

test('a page for one person is made for each', async () => {
  await ask('/addcart')
  expect((await ask('/addcart')).text).toContain(' 2 ')
})

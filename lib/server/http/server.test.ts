import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { TEMPLATE_KEY, templateKey } from '../page-template/template-key.ts'
import { MAX_REQUEST } from './limit-body.ts'
import { setOldAddress } from './old-address-handler.ts'
import { setPageExists } from './page-exists.ts'
import { securityHeadersFor } from './security-headers.ts'
import { answerBeforeNext } from './server.ts'

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }
let server: Server
let seen: Seen[] = []

const open = async (trustProxy: boolean, developing = false) => {
  server = createServer(async (received: IncomingMessage, answer) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of received) chunks.push(chunk)
    } catch {
      return
    }
    seen.push({
      method: received.method,
      url: received.url,
      headers: received.headers,
      body: Buffer.concat(chunks).toString(),
    })
    answer.end('from next')
  })
  answerBeforeNext(server, { trustProxy, hotReload: developing ? () => undefined : undefined })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
}
const port = () => (server.address() as AddressInfo).port

beforeEach(async () => {
  seen = []
  await open(false)
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})

const ask = (path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asking = request({ port: port(), path, method, headers }, async answer => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text })
    })
    asking.on('error', reject)
    asking.end(body)
  })

const raw = (bytes: string) =>
  new Promise<string>(resolve => {
    let text = ''
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
    setTimeout(() => socket.end(), 300)
  })

test('a page in any spelling reaches Next in one', async () => {
  await ask('/CHECKOUT2?step=1')
  expect(seen[0]?.url).toBe('/checkout2?step=1')
})

test('Next answers its error overlay while developing, and only then', async () => {
  const frames = '/__nextjs_original-stack-frames'
  expect((await ask(frames, { method: 'POST' })).body).toBe('from next')
  expect(seen[0]?.url).not.toBe(frames)
  server.close()
  await open(false, true)
  await ask(frames, { method: 'POST', body: '{}' })
  expect(seen[1]).toMatchObject({ url: frames, method: 'POST', body: '{}' })
})

test('every answer carries an id of ours and the headers of the house', async () => {
  for (const path of ['/', '/product/%zz', `/${'a'.repeat(5000)}`]) {
    const { headers } = await ask(path, { headers: { 'x-request-id': 'mine' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  expect(seen[0]?.headers['x-request-id']).not.toBe('mine')
})

const FORWARDED = {
  forwarded: 'for=9.9.9.9',
  'x-forwarded-for': '9.9.9.9, 8.8.8.8',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '9.9.9.9',
  'x-client-address': '9.9.9.9',
  'next-action': 'abc',
  'next-router-state-tree': 'x',
}

test('what a client says of its own address is not believed', async () => {
  await ask('/', { headers: FORWARDED })
  expect(Object.keys(seen[0]?.headers ?? {}).filter(name => /forwarded|real-ip|next-/.test(name))).toEqual([])
  expect(seen[0]?.headers['x-client-address']).toBe('127.0.0.1')
})

test('behind a trusted proxy the address is the one that the proxy saw', async () => {
  server.close()
  await open(true)
  await ask('/', { headers: FORWARDED })
  expect(seen[0]?.headers['x-client-address']).toBe('8.8.8.8')
  expect(seen[0]?.headers['x-forwarded-proto']).toBe('https')
})

test('odd verbs are answered with those that are allowed', async () => {
  const posted = await ask('/login', { method: 'POST', body: 'a=1' })
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const received = await ask('/login', { method: 'OPTIONS' })
  expect([received.status, received.headers.allow, received.body]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
  expect((await ask('/', { method: 'TRACE' })).status).toBe(405)
  expect((await ask('/', { method: 'MKCOL' })).status).toBe(501)
  expect(await raw('CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n')).not.toContain('from next')
  expect(await raw('NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  expect(seen).toEqual([])
})

test('HEAD gets the headers of a refusal without its body', async () => {
  const answer = await ask(`/${'a'.repeat(5000)}`, { method: 'HEAD' })
  expect([answer.status, answer.body]).toEqual([414, ''])
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(100)
})

test('too many cookies get a page that says so and clears them', async () => {
  const text = await raw(`GET / HTTP/1.1\r\nhost: x\r\ncookie: a=${'1'.repeat(20_000)}\r\n\r\n`)
  expect(text).toMatch(/^HTTP\/1\.1 431 /)
  expect(text).toContain('clear-site-data: "cookies"')
  expect(text).toContain('cookies')
  expect(text.match(/content-security-policy/g)).toHaveLength(1)
})

test('a body that is announced as too large is refused unread', async () => {
  const answer = await ask('/do/cart/add', { method: 'POST', body: 'a'.repeat(MAX_REQUEST + 1) })
  expect(answer.status).toBe(413)
  expect(seen).toEqual([])
})

test('a body that grows too large is cut off', async () => {
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  const text = await raw(
    `POST /do/cart/add HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(40)}0\r\n\r\n`,
  )
  expect(text).toMatch(/^HTTP\/1\.1 413/)
  expect(seen).toEqual([])
})

test('a body within the limit arrives whole, however it is sent', async () => {
  await ask('/do/cart/add', { method: 'POST', body: 'a=1' })
  await ask('/do/cart/add', { method: 'POST', body: 'a=2', headers: { 'transfer-encoding': 'chunked' } })
  expect(seen.map(({ body }) => body)).toEqual(['a=1', 'a=2'])
})

test('an address of another host is read as a path', async () => {
  await raw('GET http://evil.example/Login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(seen[0]?.url).toBe('/login')
})

test.each([
  '/template/search',
  'http://x/template/search',
  'http://x//template/search',
  'https://x/template/listing?__fill_main__',
  '/template/search/',
  '/%74emplate/search',
  '/template%2fsearch',
  '/template/search.rsc',
])('nobody is shown the template at %s', async path => {
  await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(seen.map(({ url }) => url)).toEqual(['/no-such-page'])
})

test('we ourselves are, and without a query', async () => {
  await ask('/template/search?__fill_main__', { headers: { [TEMPLATE_KEY]: templateKey() } })
  expect(seen[0]?.url).toBe('/template/search')
})

test.each(['/collections', '/product/a', '/products-section/101', '/'])(
  'nobody’s query comes into %s, which is made for everybody',
  async path => {
    await ask(`${path}?fbclid=1&_rsc=2&email=asha@example.in`)
    await ask(`${path}?fbclid=1&_rsc=a-b_2&email=asha@example.in`, { headers: { rsc: '1' } })
    await ask(`${path}?_rsc&x`, { headers: { rsc: '1' } })
    expect(seen.map(({ url }) => url)).toEqual([path, `${path}?_rsc=a-b_2`, `${path}?_rsc`])
  },
)

test('a page that is made for one visitor has its query', async () => {
  await ask('/products-section/101?sort=nameAZ&x=1')
  expect(seen[0]?.url).toBe('/products-filter/101?sort=nameAZ&x=1')
})

describe('what the shop does not have', () => {
  const received: string[] = []
  beforeEach(() => {
    received.length = 0
    setPageExists(async path => {
      received.push(path)
      if (path.endsWith('/unsaid')) throw new Error('The database is away.')
      return !path.endsWith('/none')
    })
  })
  afterAll(() => setPageExists(async () => true))

  test.each(['/product/none', '/product/NONE?x=1', '/products-section/none', '/product/none?note=1'])(
    'is not rendered at %s',
    async path => {
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const answer = await ask(path, { headers })
        expect([answer.status, answer.body]).toEqual([404, 'from next'])
      }
      expect(seen.map(({ url }) => url)).toEqual(['/no-such-page', '/no-such-page'])
    },
  )

  test('is asked for pages only, and what cannot be said is rendered', async () => {
    for (const path of ['/product/a', '/product/unsaid', '/do/search', '/api/Suggest']) await ask(path)
    expect(seen.map(({ url }) => url)).toEqual([
      '/product/a',
      '/product/unsaid',
      '/do/search',
      '/api/Suggest',
    ])
    expect(received).toEqual(['/product/a', '/product/unsaid'])
  })
})

describe('a page of the shop before', () => {
  beforeEach(() => {
    setPageExists(async path => !path.endsWith('/none'))
    setOldAddress(async path => {
      if (path === '/products/broken') throw new Error('The database is away.')
      return /^\/(products|product)\/(a|none)$/.test(path) ? '/product/b' : ''
    })
  })
  afterAll(() => {
    setPageExists(async () => true)
    setOldAddress(async () => '')
  })

  test.each([
    ['/products/a', '/product/b'],
    ['/products/a?utm_source=mail', '/product/b?utm_source=mail'],
    ['/product/none', '/product/b'],
  ])('%s leads to %s in one step', async (path, to) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, { method })
      expect([answer.status, answer.headers.location, answer.body]).toEqual([301, to, ''])
    }
    expect(seen).toEqual([])
  })

  test('what is nowhere, what is posted, and what is no page goes on as ever', async () => {
    for (const path of [
      '/products/zzz',
      '/products/broken',
      '/about.us.css',
      '/do/search',
      '/uploads/products/a',
    ])
      await ask(path)
    await ask('/products/a', { method: 'POST' })
    expect(seen.map(({ url }) => url)).toEqual([
      ...[
        '/products/zzz',
        '/products/broken',
        '/about.us.css',
        '/do/search',
        '/uploads/products/a',
        '/products/a',
      ],
    ])
  })
})

test('with an https address the browser is told to come by https only', () => {
  expect(securityHeadersFor('https://shop.example')['strict-transport-security']).toBe('max-age=15811200')
  expect(securityHeadersFor('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

import { execFileSync } from 'node:child_process'
import type { Socket } from 'node:net'
import { MAX_REQUEST } from './limit-body.ts'
import { MAX_API_BODY } from './read-body.ts'
import { responseTo, sleep, startTestServer } from './test-server.ts'

// What may be asked of a socket, on the Node that runs and on the oldest that the shop runs on (scripts/old-node.mjs).
const oldNode = process.env.NODE_22_PATH
const nodes = [...new Set([process.execPath, oldNode || process.execPath])]
const versions = nodes.map(node => ({ node }))

if (!oldNode)
  process.stderr.write(
    `The sockets are tried on Node ${process.versions.node} only: NODE_22_PATH names no older one. "npm test" fetches it.\n`,
  )
const onOldNode = oldNode ? test : test.skip

onOldNode('NODE_22_PATH names a Node 22, on which all that follows is tried too', () => {
  expect(execFileSync(oldNode ?? '', ['--version'], { encoding: 'utf8' })).toMatch(/^v22\./)
})

const GET = (path: string, ...lines: string[]) => `GET ${path} HTTP/1.1\r\nhost: x\r\n${lines.join('')}\r\n`
const POST = (path: string, ...lines: string[]) => GET(path, ...lines).replace('GET', 'POST')
const upgrade = (to: string) =>
  `connection: Upgrade, HTTP2-Settings\r\nupgrade: ${to}\r\nhttp2-settings: AAMAAABk\r\n`
const WEBSOCKET = `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n`
const CHUNKED = 'transfer-encoding: chunked\r\n'
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
const length = (size: number) => `content-length: ${size}\r\n`
/** As fast as it is taken, and without end. */
const flood = (socket: Socket, part: string) => {
  while (!socket.destroyed && socket.write(part));
  if (!socket.destroyed) socket.once('drain', () => flood(socket, part))
}
const closing = async (socket: Socket) => {
  if (!socket.closed) await new Promise(done => socket.once('close', done))
}
const count = (text: string, part: RegExp) => (text.match(new RegExp(part, 'g')) ?? []).length

// Once the garbage is collected. A second of flood is thousands of megabytes.
const FLOOD_LEAVES = 20_000_000

describe.each(versions)('on the Node at $node', ({ node }) => {
  let door: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    door = await startTestServer({ node })
  })
  afterEach(async () => {
    expect(await door.settles()).toBe(true)
  })
  afterAll(() => door.end())

  /** Each of them once, and then the socket is asked for a page in the usual way. */
  const asked = async (text: string) => {
    const socket = await door.open()
    const answer = await responseTo(socket, text)
    const after = socket.closed ? 'closed' : await responseTo(socket, GET('/'))
    socket.destroy()
    return { answer, after }
  }

  test.each(['/', '/your-orders', '/nothing', '/_next/hmr', '/_next/hmr?id=1', '/_next/webpack-hmr'])(
    'a wish for another protocol at %s gets the ordinary answer, and the connection stays',
    async path => {
      for (const wish of [upgrade('h2c'), upgrade('foo'), WEBSOCKET]) {
        const { answer, after } = await asked(GET(path, wish))
        expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
        expect(answer.split('\r\n').at(-1)).toBe(`GET ${path} `)
        expect(after).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      }
    },
  )

  test('a post that wishes for another protocol arrives with its body', async () => {
    const { answer } = await asked(
      POST('/do/cart/add', upgrade('h2c'), length(3), '\r\na=1').replace(/\r\n$/, ''),
    )
    expect(answer).toContain('POST /do/cart/add a=1')
  })

  test('five hundred who wish for another protocol and go away leave nothing', async () => {
    const before = await door.state()
    const sockets = await Promise.all(Array.from({ length: 500 }, door.open))
    for (const socket of sockets) socket.write(GET('/your-orders', WEBSOCKET))
    await sleep(300)
    for (const socket of sockets) socket.destroy()
    expect(await door.settles()).toBe(true)
    expect((await door.state()).heapUsed - before.heapUsed).toBeLessThan(5_000_000)
  })

  const odd: Record<string, [asked: string, answer: RegExp]> = {
    'a tunnel': ['CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n', /^$/],
    'HTTP/2 outright': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^$|^HTTP\/1\.1 400 /],
    'no host': ['GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    'two hosts': [GET('/', 'Host: y\r\n'), /^HTTP\/1\.1 400 .*names its host twice/s],
    'an absolute address': [GET('http://y.example/Login'), /^HTTP\/1\.1 200 .*GET \/login/s],
    'an asterisk': ['OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 \d\d\d /],
    'a wish to be told to go on': [
      POST('/do/cart/add', 'expect: 100-continue\r\n', length(3)),
      /^HTTP\/1\.1 100 /,
    ],
    'another expectation': [GET('/', 'expect: tea\r\n'), /^HTTP\/1\.1 417 /],
    'two lengths': [POST('/do/cart/add', length(3), length(4)), /^HTTP\/1\.1 400 /],
    'a length and chunks': [POST('/do/cart/add', length(3), CHUNKED), /^HTTP\/1\.1 400 /],
    'a line break in a header': [
      'GET / HTTP/1.1\r\nhost: x\r\na: b\n c: d\r\n\r\n',
      /^HTTP\/1\.1 (400|200) /,
    ],
    nonsense: ['\0\0\0\0\r\n\r\n', /^HTTP\/1\.1 400 /],
    'HTTP/1.0': ['GET / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 /],
    'many short headers': [GET('/', 'a: b\r\n'.repeat(1900)), /^HTTP\/1\.1 (200|431) /],
    'two thousand hosts and more': [GET('/', 'host: y\r\n'.repeat(2500)), /^HTTP\/1\.1 (400|431) /],
  }
  test.each(Object.entries(odd))('%s is answered or closed', async (_, [text, expected]) => {
    expect((await asked(text)).answer).toMatch(expected)
  })

  test('requests in a row are answered in a row; a thousand without waiting are not begun', async () => {
    const few = await door.ask(GET('/later') + GET('/b') + GET('/c', 'connection: close\r\n'))
    expect(few.match(/GET \/\w+/g)).toEqual(['GET /later', 'GET /b', 'GET /c'])
    expect(await door.ask(GET('/later').repeat(1000))).toBe('')
    const kept = await door.open()
    for (let n = 0; n < 120; n++) expect(await responseTo(kept, GET('/a'))).toContain('GET /a')
    kept.destroy()
  })

  describe('bodies', () => {
    test.each(['GET', 'HEAD', 'OPTIONS'])('of a %s are not read into memory', async method => {
      const before = await door.state()
      const socket = await door.open()
      const answer = responseTo(socket, GET('/api/GetResellerLogo', length(2 ** 31)).replace('GET', method))
      flood(socket, 'x'.repeat(1_000_000))
      expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
      await closing(socket)
      expect((await door.state()).held - before.held).toBeLessThan(FLOOD_LEAVES)
    })

    test.each(['/', '/api/GetResellerLogo'])('without end to %s are answered and cut off', async path => {
      const before = await door.state()
      const socket = await door.open()
      const answer = responseTo(socket, GET(path, CHUNKED))
      flood(socket, chunk(1_000_000))
      expect(await answer).toMatch(/^HTTP\/1\.1 (200|413) /)
      await closing(socket)
      expect((await door.state()).held - before.held).toBeLessThan(FLOOD_LEAVES)
    })

    test('a few bytes with a GET do no harm', async () => {
      const { answer, after } = await asked(
        GET('/api/GetResellerLogo', length(2), '\r\n{}').replace(/\r\n$/, ''),
      )
      expect(answer).toContain('{"took":0}')
      expect(after).toMatch(/^HTTP\/1\.1 200 /)
    })

    const LIMITS: [string, number][] = [
      ['/api/Add_to_cart1', MAX_API_BODY],
      ['/do/cart/add', MAX_REQUEST],
    ]
    test.each(LIMITS)('a post to %s takes no more than its limit', async (path, most) => {
      for (const over of [1, 1_000_000]) {
        expect(await door.ask(POST(path, length(most + over)))).toMatch(/^HTTP\/1\.1 413 /)
        const text = await door.ask(POST(path, CHUNKED) + chunk(most + over))
        expect(text).toMatch(/^HTTP\/1\.1 413 /)
        expect(count(text, /HTTP\/1\.1 /)).toBe(1)
      }
      const within = await door.ask(`${POST(path, CHUNKED)}${chunk(most)}0\r\n\r\n`)
      expect(within).toMatch(/^HTTP\/1\.1 200 /)
    })
  })

  describe('headers that are too long', () => {
    const cookie = (size: number) => `cookie: ${'a=1234567; '.repeat(size / 11)}\r\n`
    const clears = /clear-site-data: "cookies"/
    // Within what Node is told to read, and beyond it.
    for (const size of [20_000, 60_000]) {
      test(`cookies of ${size} bytes are cleared, on a connection that was used as well`, async () => {
        const socket = await door.open()
        expect(await responseTo(socket, GET('/'))).toMatch(/^HTTP\/1\.1 200 /)
        const text = await responseTo(socket, GET('/', cookie(size)))
        expect(text).toMatch(/^HTTP\/1\.1 431 /)
        expect(text).toMatch(clears)
        expect(text).toContain('They have been cleared')
        socket.destroy()
      })

      test(`an address of ${size} bytes clears nothing`, async () => {
        for (const text of [
          GET(`/?${'a'.repeat(size)}`, cookie(3000)),
          GET(`/${'a'.repeat(size)}`, cookie(8000)),
          GET('/', `referer: http://x/${'a'.repeat(size)}\r\n`, cookie(3000)),
        ]) {
          const answer = await door.ask(text)
          expect(answer).toMatch(/^HTTP\/1\.1 4(14|31) /)
          expect(answer).not.toMatch(clears)
        }
      })
    }

    test('in pieces they are cleared as well', async () => {
      const socket = await door.open()
      const text = GET('/', cookie(20_000))
      for (let at = 0; at < text.length; at += 1400) {
        socket.write(text.slice(at, at + 1400))
        await sleep(5)
      }
      expect(await responseTo(socket, '')).toMatch(clears)
      socket.destroy()
    })

    test('an answer that is under way is not broken into', async () => {
      const text = await door.ask(GET('/later') + GET('/', cookie(60_000)))
      expect(text).not.toMatch(/HTTP\/1\.1.*HTTP\/1\.1 200/s)
    })
  })
})

describe.each(versions)('while developing, on the Node at $node', ({ node }) => {
  let door: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    door = await startTestServer({ node, mode: 'development' })
  })
  afterAll(() => door.end())

  test('only the hot reload changes its protocol', async () => {
    expect(await door.ask(GET('/_next/hmr?id=1', WEBSOCKET))).toMatch(/^HTTP\/1\.1 101 /)
    const reloads = (await door.state()).sockets
    for (const path of ['/', '/your-orders', '/_next/hmrs', '/_next/hmr/x', '/x?/_next/hmr'])
      for (const wish of [upgrade('h2c'), WEBSOCKET]) {
        const socket = await door.open()
        expect(await responseTo(socket, GET(path, wish))).toContain(`GET ${path} `)
        expect(await responseTo(socket, GET('/'))).toMatch(/^HTTP\/1\.1 200 /)
        socket.destroy()
      }
    const post = POST('/do/cart/add', upgrade('h2c'), length(3), '\r\na=1').replace(/\r\n$/, '')
    expect(await door.ask(post)).toContain('POST /do/cart/add a=1')
    expect(await door.settles(reloads)).toBe(true)
  })
})

describe.each(versions)('with few open files, on the Node at $node', ({ node }) => {
  test('thousands of connections that say nothing, little or half keep nobody out', async () => {
    const door = await startTestServer({ node, openFiles: 400 })
    const held: Socket[] = []
    const starts = [
      '',
      'GET / HT',
      POST('/do/cart/add', length(100)),
      `${POST('/token', CHUNKED)}5\r\nab`,
      GET('/long'),
    ]
    for (let n = 0; n < 800; n++) {
      const socket = await door.open()
      socket.pause()
      socket.write(starts[n % starts.length] ?? '')
      held.push(socket)
      if (n % 100 === 0)
        expect([n, await door.ask(GET('/'))]).toEqual([n, expect.stringMatching(/^HTTP\/1\.1 200 /)])
    }
    expect((await door.state()).sockets).toBeLessThanOrEqual(210)
    for (let n = 0; n < 30; n++) expect(await door.ask(GET('/'))).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of held) socket.destroy()
    expect(await door.settles()).toBe(true)
    await door.end()
  })
})

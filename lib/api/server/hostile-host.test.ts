import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type Call, contract } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { createRemoteClient } from './remote-client.ts'
import { serveApi } from './serve-api.ts'
import { goodAnswer, HOSTILE_VALUES, RAW_VALUES, type Spot, spoilt, spotsOf } from './test-hostile.ts'
import { samples } from './test-samples.ts'

const calls = Object.keys(contract) as Call[]
const things = { address: 'a1', order: 'OD1', payment: 'order_1', guest: 'guest-1' }

let server: Server
let answering: RequestListener
let host = ''
beforeAll(async () => {
  server = createServer((request, response) => answering(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A kept-alive connection must live longer than it takes to make the bomb below.
  server.keepAliveTimeout = 120_000
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answerWith = (body: string, headers: Record<string, string> = {}, status = 200) => {
  answering = (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }
}

// The gate takes a twelfth of the values at each place, and other values at the next place.
const EVERY = process.env.PROVE ? 1 : 12
let offset = 0
const inTurn = () => offset++ % EVERY === 0
// Reading the deepest of the raw ones takes long: of these, an eighth.
const EVERY_RAW = process.env.PROVE ? 1 : 8
let rawOffset = 0
const inRawTurn = () => rawOffset++ % EVERY_RAW === 0

/** The output of a call as the shop's own code gets it, or the refusal. */
async function resultOf(call: Call, timeoutMs = 5000): Promise<unknown> {
  const run = createRemoteClient(host, { timeoutMs })[call] as (
    input: unknown,
    caller: object,
  ) => Promise<unknown>
  try {
    return await run(samples[call](things), { token: 'token' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
}

const bodyOf = (call: Call, output: unknown, [first]: Spot = []) => {
  // A host sends its own items where our shop sends the total.
  const inner = first === 'items' ? { data: (output as { items: unknown }).items } : output
  const { body, headers } = (contract[call] as Endpoint).answer.wrap(inner as never)
  return { text: JSON.stringify(body), headers }
}

test.each(calls)('%s: a valid response is passed on unchanged', async call => {
  const good = goodAnswer(call)
  const { text, headers } = bodyOf(call, good)
  answerWith(text, headers)
  const { items: _, ...rest } = good as { items?: unknown }
  expect(await resultOf(call)).toMatchObject(Array.isArray(good) ? good : rest)
})

test.each(calls)(
  '%s: no field of a response passes the contract as something else',
  async call => {
    const good = goodAnswer(call)
    for (const spot of spotsOf(call).filter(([name]) => !IN_A_HEADER.has(name ?? ''))) {
      for (const value of HOSTILE_VALUES.filter(inTurn)) {
        const { text, headers } = bodyOf(call, spoilt(good, spot, value), spot)
        answerWith(text, headers)
        expect(faultsOf(call, spot, value, await resultOf(call))).toEqual([])
      }
      for (const raw of RAW_VALUES.filter(inRawTurn)) {
        const { text, headers } = bodyOf(call, spoilt(good, spot, '@raw@'), spot)
        answerWith(text.replaceAll('"@raw@"', raw), headers)
        expect(faultsOf(call, spot, raw.slice(0, 10), await resultOf(call))).toEqual([])
      }
    }
  },
  120_000,
)

const IN_A_HEADER = new Set(['total', 'totalIsAtLeast', 'paged'])

function faultsOf(call: Call, spot: Spot, changed: unknown, output: unknown): string[] {
  const where = `${call} ${spot.join('.')} ${JSON.stringify(changed)?.slice(0, 60)}`
  if (output instanceof ApiError) {
    const isKnownSentence = Object.values<unknown>(messages).includes(output.message)
    return [502, 504].includes(output.status) && isKnownSentence
      ? []
      : [`${where}: ${output.status} ${output.message}`]
  }
  return leavesOf(output).flatMap(([name, value]) =>
    isSound(name, value) ? [] : [`${where}: ${name} is ${JSON.stringify(value)?.slice(0, 80)}`],
  )
}

function leavesOf(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value)) return [[name, value], ...value.flatMap(each => leavesOf(each, name))]
  if (value === null || typeof value !== 'object') return [[name, value]]
  return Object.entries(value).flatMap(([inner, each]) => leavesOf(each, inner))
}

function isSound(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 50_000
  if (typeof value === 'number')
    return (
      Number.isFinite(value) && !Object.is(value, -0) && value <= 1e10 && (value >= 0 || /_order$/.test(name))
    )
  if (typeof value !== 'string') return value === null || value === undefined || typeof value === 'boolean'
  const fits = formsOf(name).every(form => form.test(value))
  return fits && value.isWellFormed() && value.length <= 300_000 && !/(?![\t\n\r])\p{Cc}|\u202e/u.test(value)
}

// Of each name once: a name stands in thousands of answers.
const formsByName = new Map<string, RegExp[]>()
function formsOf(name: string) {
  const known = formsByName.get(name)
  if (known) return known
  const forms = Object.entries(FORMS).flatMap(([names, form]) => (new RegExp(names).test(name) ? [form] : []))
  formsByName.set(name, forms)
  return forms
}

// What a field's name promises, written a second time and independently of the contract.
const FORMS: Record<string, RegExp> = {
  '^(image|CoImage|CoSmallImage|banner|banner_img_name|logo|favicon_icon|file|poster|film)$':
    /^([a-z\d][\w.-]*\.[a-z\d]{3,4})?$/i,
  '^(url|script|hosted|callback)$': /^(https?:\/\/[^\s<>]*|\/(?![/\\])[^\s<>]*)?$/,
  '^(fb|insta|linkedin|twitter|youtube|youtubeLink)$': /^(https?:\/\/.*)?$/s,
  '^(href|path)$': /^\/(?![/\\])/,
  '^(background|primary|secondary|accent|cardButton)$': /^(#[\da-f]{3,6}|[a-z]*)$/i,
  '^pxl$': /^\d{0,20}$/,
  '^(CoOrderID|coorderid)$': /^[\w-]{0,64}$/,
  '^(at|placedAt|holdUntil|CoPlacedAt|changed)$': /^[\w:.+, -]{0,40}$/,
  '^access_token$': /^[!-~]{1,3500}$/,
  '^(description|colongdescription)$':
    /^(?!.*<(script|style|svg|math|img|iframe|object|template)\b)(?!.*<[^>]*\son\w+=)(?!.*(href|src)="?\s*(java|data:))/is,
}

test.each(['NaN', '-1', '1e308', '0x10', '9'.repeat(400), '12abc', '', '[object Object]'])(
  'a total of %s is ignored, and the list is counted',
  async total => {
    answerWith(JSON.stringify([goodRow()]), { 'x-total-count': total })
    expect(await resultOf('products')).toMatchObject({ total: 1, totalIsAtLeast: false, paged: false })
  },
)

const goodRow = () => (goodAnswer('productsById') as [object])[0]

test('a list keeps its valid rows, and a list without any is no response', async () => {
  const good = goodRow()
  const bad = [
    { id: 0 },
    { id: 2, name: '' },
    { ...good, discountPrice: -1 },
    { ...good, originalPrice: 1e308 },
    7,
  ]
  answerWith(JSON.stringify({ data: [...bad, good] }))
  expect(await resultOf('productsById')).toHaveLength(1)
  answerWith(JSON.stringify({ data: bad }))
  expect(await resultOf('productsById')).toMatchObject({ status: 502, message: messages.hostNonsense })
  answerWith(JSON.stringify({ data: [] }))
  expect(await resultOf('productsById')).toEqual([])
})

test('unlimited stock becomes our largest number', async () => {
  const sizes = [1e12, -4, '7', 2.9, 'many'].map((Stock, n) => ({ unit_id: n, Size_Desc: `S${n}`, Stock }))
  answerWith(JSON.stringify({ data: [{ ...goodRow(), sizes }] }))
  const [product] = (await resultOf('productsById')) as [{ sizes: { Stock: number }[] }]
  expect(product.sizes.map(({ Stock }) => Stock)).toEqual([100_000, 0, 7, 2, 0])
})

test.each([
  [
    'a page instead of an answer',
    '<html>',
    { 'content-type': 'text/html' },
    200,
    502,
    messages.hostUnreadable,
  ],
  ['an answer under a page’s name', '[]', { 'content-type': 'text/html' }, 200, 502, messages.hostUnreadable],
  ['half an answer', '[{"id":1', {}, 200, 502, messages.hostUnreadable],
  [
    'nonsense that says it failed',
    'oops',
    { 'content-type': 'text/plain' },
    500,
    502,
    messages.hostUnreadable,
  ],
  ['a redirect', '', { location: 'http://127.0.0.1:1/' }, 302, 504, messages.hostAway],
  ['an answer that is none', '{}', {}, 300, 502, ''],
  ['more than can be read', `["${'x'.repeat(17 * 1024 * 1024)}"]`, {}, 200, 502, messages.hostTooLong],
] as const)('%s is a refusal with a message', async (_, body, headers, changed, status, message) => {
  answerWith(body, headers, changed)
  expect(await resultOf('tree')).toMatchObject({ status, message })
})

test('a small compressed response that unpacks without end is not held in memory', async () => {
  // 400 MB in parts one after the other, since compressing the whole takes seconds.
  const part = gzipSync(Buffer.alloc(4 * 1024 * 1024, ' '))
  const bomb = Buffer.concat(Array.from({ length: 100 }, () => part))
  answering = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(bomb)
  }
  const before = process.memoryUsage().rss
  expect(await resultOf('tree', 20_000)).toMatchObject({ status: 502, message: messages.hostTooLong })
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('a response that comes byte by byte is aborted', async () => {
  answering = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  }
  const began = performance.now()
  expect(await resultOf('tree', 300)).toMatchObject({ status: 504, message: messages.hostStopped })
  expect(performance.now() - began).toBeLessThan(1500)
})

test('more headers than a server accepts are a refusal with a message', async () => {
  answerWith('[]', { 'x-much': 'x'.repeat(100_000) })
  expect(await resultOf('tree')).toMatchObject({ status: 504, message: messages.hostAway })
})

test('a script that calls our own API is told when to retry', async () => {
  answerWith('<html>', { 'content-type': 'text/html' }, 500)
  const output = await serveApi(
    createRemoteClient(host),
    new Request(`http://localhost${contract.logo.path}`),
  )
  expect([output.status, output.headers.get('retry-after'), await output.json()]).toEqual([
    503,
    '10',
    { status: 'false', message: messages.hostUnreadable },
  ])
})

test('the message of a refusal is limited in length and plain', async () => {
  const message = `No\u0000\u202e ${'x'.repeat(10_000)}`
  answerWith(JSON.stringify({ message }), { 'retry-after': '1e308' }, 429)
  const refusal = (await resultOf('products')) as ApiError
  expect([refusal.status, refusal.retryAfter]).toEqual([429, undefined])
  expect(refusal.message).toMatch(/^No x{290,300}$/)
})

test('an answer whose status is no text counts as none, and breaks nothing', async () => {
  const good = goodAnswer('logo')
  const { status: _, ...rest } = JSON.parse(bodyOf('logo', good).text)
  for (const status of ['{"toString":1}', `${'['.repeat(9000)}${']'.repeat(9000)}`, 'null']) {
    answerWith(`{"status":${status},${JSON.stringify(rest).slice(1)}`)
    expect(await resultOf('logo')).toBeNull()
  }
  answerWith(bodyOf('logo', good).text)
  expect(await resultOf('logo')).toEqual(good)
})

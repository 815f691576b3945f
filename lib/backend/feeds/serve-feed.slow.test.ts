import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { env } from '#lib/server/settings/env.ts'
import { feedsBusy, feedsOff, feedTooOften, noSuchFeed } from '#messages/feeds.ts'
import { GET, HEAD } from '../../../app/(api)/feeds/[name]/route.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct } from '../test-product.ts'
import { rowsOf } from './test-rows.ts'

withTestDatabase()

// The route behind a plain server; Next does the same with it.
const server = createServer(async (request, response) => {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const name = request.url?.split('/').at(-1) ?? ''
  const answer = await (request.method === 'HEAD' ? HEAD : GET)(
    new Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      signal: gone.signal,
    }),
    { params: Promise.resolve({ name }) },
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) return response.end()
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => {})
})
const { limits } = env
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (let id = 1; id <= 10; id++) await addProduct({ id, name: `Saree ${id}` })
})
afterEach(() => {
  Object.assign(env, { apiHost: undefined, limits })
})
afterAll(() => server.close())

const ask = async (path: string, options: RequestOptions = {}) => {
  const { port } = server.address() as AddressInfo
  const request = get({ host: '127.0.0.1', port, path, agent: false, ...options })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}
const COUNT = 2_500

test('one network address fetches thirty an hour, and what it has already does not count', async () => {
  Object.assign(env, { limits: true })
  const from = (address: string, more = {}) => ({ headers: { 'x-client-address': address, ...more } })
  const { etag } = (await ask('/feeds/meta.csv', { method: 'HEAD' })).headers
  for (let i = 0; i < 40; i++)
    expect((await ask('/feeds/meta.csv', from('203.0.113.7', { 'if-none-match': etag }))).statusCode).toBe(
      304,
    )
  for (let i = 0; i < 30; i++) {
    const whole = await ask('/feeds/meta.csv', from('203.0.113.7'))
    expect(whole.statusCode).toBe(200)
    await Array.fromAsync(whole)
  }
  const refused = await ask('/feeds/meta.csv', from('203.0.113.7'))
  expect([refused.statusCode, await text(refused)]).toEqual([429, feedTooOften])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  const other = await ask('/feeds/meta.csv', from('203.0.113.8'))
  expect(other.statusCode).toBe(200)
  await Array.fromAsync(other)
})

test('both feeds arrive whole', async () => {
  for (const [path, type] of [
    ['/feeds/google.xml', 'application/xml; charset=utf-8'],
    ['/feeds/meta.csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const plain = await ask(path)
    expect(plain).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': type, vary: 'Accept-Encoding' },
    })
    const whole = await text(plain)
    if (path.endsWith('csv')) expect(rowsOf(whole)).toHaveLength(10)
    else expect(whole.match(/<item>/g)).toHaveLength(10)
  }
})

test('who has it already is told so, until the catalogue changes; a HEAD says the same and sends nothing', async () => {
  const first = await ask('/feeds/google.xml', { method: 'HEAD' })
  const etag = String(first.headers.etag)
  expect(first.statusCode).toBe(200)
  expect(etag).toMatch(/^W\/"[\w-]{24}"$/)
  expect(await text(first)).toBe('')
  const known = { headers: { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'gzip' } }
  const same = await ask('/feeds/google.xml', known)
  expect([same.statusCode, await text(same)]).toEqual([304, ''])
  expect((await ask('/feeds/meta.csv', { ...known, method: 'HEAD' })).statusCode).toBe(200)
  await db.run('update catalogue_version set version = version + 1')
  const changed = await ask('/feeds/google.xml', { ...known, method: 'HEAD' })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('what is no feed, and every feed of a shop whose products another host keeps, is a 404 with a sentence', async () => {
  for (const path of ['/feeds/google', '/feeds/__proto__', '/feeds/toString', '/feeds/meta.csv%00']) {
    const none = await ask(path)
    expect([none.statusCode, await text(none)]).toEqual([404, noSuchFeed])
  }
  Object.assign(env, { apiHost: 'https://api.example' })
  const off = await ask('/feeds/google.xml')
  expect([off.statusCode, await text(off)]).toEqual([404, feedsOff])
})

describe('a feed of more than the sockets hold', () => {
  beforeAll(stockUp)

  test('four are sent at a time, two of them to one network, and who goes away makes room', async () => {
    Object.assign(env, { limits: true })
    const from = (address: string) => ({ headers: { 'x-client-address': address } })
    const busy = async (address: string) => {
      const refused = await ask('/feeds/google.xml', from(address))
      expect([refused.statusCode, refused.headers['retry-after'], await text(refused)]).toEqual([
        503,
        '60',
        feedsBusy,
      ])
    }
    const slow = [
      await ask('/feeds/google.xml', from('203.0.113.20')),
      await ask('/feeds/meta.csv', from('203.0.113.20')),
    ]
    await busy('203.0.113.20')
    slow.push(
      await ask('/feeds/google.xml', from('203.0.113.21')),
      await ask('/feeds/meta.csv', from('203.0.113.22')),
    )
    expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await busy('203.0.113.23')
    slow[0]?.destroy()
    for (let tries = 0; ; tries++) {
      const next = await ask('/feeds/google.xml', from('203.0.113.24'))
      await Array.fromAsync(next)
      if (next.statusCode === 200) break
      expect(tries).toBeLessThan(200)
      await new Promise(done => setTimeout(done, 25))
    }
    for (const one of slow.slice(1)) await Array.fromAsync(one)
  })

  test('who takes nothing for half a minute is cut off, and who reads on is not', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] })
    try {
      const begun = await ask('/feeds/google.xml')
      begun.pause()
      jest.advanceTimersByTime(31_000)
      begun.resume()
      await expect(Array.fromAsync(begun)).rejects.toThrow('aborted')
    } finally {
      jest.useRealTimers()
    }
    expect((await text(await ask('/feeds/google.xml'))).match(/<item>/g)?.length).toBe(COUNT)
  })

  test('a feed that breaks off ends the connection and does not look whole', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const begun = await ask('/feeds/google.xml')
    await once(begun, 'readable')
    await db.run('alter table variants rename to variants_away')
    await expect(text(begun)).rejects.toThrow()
    await db.run('alter table variants_away rename to variants')
    expect(error.mock.calls.flat().join()).toContain('A feed broke off')
  })
})

/** Products with long texts that do not become small when they are packed. */
async function stockUp() {
  await db.run(
    `insert into products (id, asin, slug, name, name_key, group_id, category_id, subcategory_id, original_paise,
       discount_paise, images)
     select n, 'A-' || n, 'a-' || n, 'Saree ' || n, 'saree', 1, 2, 3, 99900, 49900, '{one.webp}'
     from generate_series(11, ${COUNT}) n`,
  )
  await db.run(
    `insert into product_texts (product_id, long_description)
     select id, (select string_agg(md5(id || '-' || n), ' ') from generate_series(1, 150) n) from products`,
  )
}

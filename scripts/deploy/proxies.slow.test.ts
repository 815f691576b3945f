import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_LARGE_FORM } from '#lib/server/http/large-forms.ts'
import { withProxyTime } from '#lib/server/http/proxy-cache.ts'
import { describeWithProxies, startCaddy, startHaproxy, startNginx } from './test-proxies.ts'

jest.setTimeout(60_000)

// In place of the shop: it tells what reached it, and sends what the shop sends.
const KEPT = withProxyTime('public, max-age=0, must-revalidate')
const asked: Record<string, number> = {}
const FILM = Buffer.alloc(300_000, '0123456789')
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '', 'http://shop')
  if (pathname === '/readyz') return response.end('ready')
  asked[pathname] = (asked[pathname] ?? 0) + 1
  const say = (body: object, headers: http.OutgoingHttpHeaders = {}) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (pathname === '/kept') return say({ madeAt: Date.now() }, { 'cache-control': KEPT })
  if (pathname === '/turning')
    return say({ madeAt: Date.now() }, { 'cache-control': 'public, max-age=0, must-revalidate' })
  if (pathname === '/addcart') {
    await sleep(200)
    return say({}, { 'cache-control': 'private, no-store' })
  }
  if (pathname === '/cookies')
    return say({}, { 'set-cookie': [`cart=${'x'.repeat(4_000)}`, `wish=${'y'.repeat(4_000)}`] })
  if (pathname === '/uploads/film.mp4') {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' }
    if (first === undefined)
      return response.writeHead(200, { ...headers, 'content-length': FILM.length }).end(FILM)
    const part = FILM.subarray(Number(first), Number(last) + 1)
    const range = `bytes ${first}-${last}/${FILM.length}`
    return response.writeHead(206, { ...headers, 'content-range': range }).end(part)
  }
  let size = 0
  for await (const chunk of request) size += (chunk as Buffer).length
  if (pathname === '/dies') return response.destroy()
  say({ size, method: request.method, headers: request.headers })
}
const shop = http.createServer((request, response) => void answer(request, response).catch(() => {}))
const proxies = { nginx: startNginx, Caddy: startCaddy, HAProxy: startHaproxy }
beforeAll(() => once(shop.listen(0), 'listening'))
afterAll(() => {
  shop.closeAllConnections()
  return new Promise(resolve => shop.close(resolve))
})

describeWithProxies.each(Object.entries(proxies))('through %s', (name, start) => {
  let proxy: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    proxy = await start({ port: (shop.address() as AddressInfo).port })
  })
  afterAll(() => proxy?.close())

  const ask = async (path: string, options: https.RequestOptions = {}, body?: Buffer) => {
    const { request } = proxy.address.startsWith('https') ? https : http
    const sent = request(proxy.address + path, { rejectUnauthorized: false, agent: false, ...options })
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    return { status: response.statusCode, headers: response.headers, text, json: () => JSON.parse(text) }
  }

  test('the address that the shop trusts, the last one, is that of the visitor, whatever they write', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.6', 'x-forwarded-proto': 'gopher' }
    const { headers: seen } = (await ask('/x', { headers, localAddress: '127.0.0.7' })).json()
    expect(seen['x-forwarded-for'].split(',').at(-1).trim()).toBe('127.0.0.7')
    expect(seen['x-forwarded-proto']).toBe(new URL(proxy.address).protocol.replace(':', ''))
    expect(seen.host).toMatch(/^127\.0\.0\.1/)
  })

  test('the largest form with pictures arrives whole', async () => {
    const body = Buffer.alloc(MAX_LARGE_FORM, 7)
    const headers = { 'content-length': body.length }
    const sent = await ask('/do/ratings/add', { method: 'POST', headers }, body)
    expect([sent.status, sent.status === 200 && sent.json().size]).toEqual([200, body.length])
  })

  test('a form whose copy dies is not sent again', async () => {
    const before = asked['/dies'] ?? 0
    const { status } = await ask(
      '/dies',
      { method: 'POST', headers: { 'content-length': 3 } },
      Buffer.from('a=1'),
    )
    expect([status, (asked['/dies'] ?? 0) - before]).toEqual([502, 1])
  })

  test('a kept page is at most two seconds old, also after nobody asked for a while', async () => {
    await ask('/kept')
    const ages: number[] = []
    for (const end = Date.now() + 5_000; Date.now() < end; await sleep(40)) {
      const at = Date.now()
      ages.push(at - (await ask('/kept')).json().madeAt)
    }
    expect(Math.max(...ages)).toBeLessThan(2_100)
    await sleep(4_000)
    const at = Date.now()
    expect(at - (await ask('/kept')).json().madeAt).toBeLessThan(100)
    // The others keep nothing.
    if (name === 'nginx') expect(asked['/kept']).toBeLessThan(12)
    expect((await ask('/kept')).headers['cache-control']).toContain('must-revalidate')
  })

  test('a page near the turn of a price is asked for each time', async () => {
    const before = asked['/turning'] ?? 0
    for (let n = 0; n < 5; n++) await ask('/turning')
    expect((asked['/turning'] ?? 0) - before).toBe(5)
  })

  test('pages for one person do not wait for each other', async () => {
    const start = Date.now()
    await Promise.all(Array.from({ length: 10 }, () => ask('/addcart')))
    expect(Date.now() - start).toBeLessThan(1_500)
  })

  test('the cookies of a full cart, a part of a film and an offer of another protocol go through', async () => {
    const full = { cookie: ['cart', 'wish', 'seen'].map(name => `${name}=${'x'.repeat(4_000)}`).join('; ') }
    const back = await ask('/cookies', { headers: full })
    expect([back.status, back.headers['set-cookie']?.map(cookie => cookie.length)]).toEqual([
      200,
      [4_005, 4_005],
    ])
    for (let n = 0; n < 2; n++) {
      const part = await ask('/uploads/film.mp4', { headers: { range: 'bytes=12-15' } })
      expect([part.status, part.text.slice(0, 9)]).toEqual([206, '2345'])
    }
    const upgrade = {
      ...{ connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    }
    expect((await ask('/x', { headers: upgrade })).status).toBe(200)
  })
})

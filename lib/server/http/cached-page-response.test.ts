import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  CACHE_STATE_HEADER,
  nonceAttribute,
  PAGE,
  ROUTER_HEADER,
  SERVED_PATH_HEADER,
} from '../next-internals.ts'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { NextCacheHandler } from '../page-cache/next-cache-handler.ts'
import { pageCache } from '../page-cache/pages.ts'
import { renderContext } from '../render/render-context.ts'
import {
  dataLikeNext,
  ERROR_DOCUMENT,
  keyLikeNext,
  NOT_FOUND_KEY,
  pageLikeNext,
  startLikeNext,
} from '../test-next-page.ts'
import { answerBeforeNext } from './server.ts'

const HTML = `<!DOCTYPE html><html><body>${'Chanderi ₹1,249 '.repeat(500)}</body></html>`
let server: Server
let requests: string[] = []
let fail = false
const NOT_FOUND = '<!DOCTYPE html><html><body><h1>Page not found</h1></body></html>'

beforeAll(async () => {
  server = createServer(async (incoming, answer) => {
    requests.push(incoming.url ?? '')
    const path = renderContext().getStore()?.path ?? ''
    if (path === '/no-such-page') {
      const page = pageLikeNext(NOT_FOUND)
      await new NextCacheHandler().set(NOT_FOUND_KEY, page, { kind: PAGE })
      answer.statusCode = 404
      answer.setHeader('content-security-policy', String(page.headers?.['content-security-policy']))
      return answer.end(page.html)
    }
    if (path.endsWith('/none')) {
      answer.statusCode = 404
      answer.setHeader('content-security-policy', 'of the blank page')
      answer.setHeader('set-cookie', 'flash=; Max-Age=0')
      answer.writeHead(404, { 'content-type': 'text/html' })
      answer.write(ERROR_DOCUMENT)
      return answer.end('blank')
    }
    if (fail) {
      answer.statusCode = 500
      answer.setHeader('content-type', 'text/html')
      answer.setHeader('content-encoding', 'gzip')
      answer.write('half of a ')
      return answer.end('blank page')
    }
    const page = pageLikeNext(path.endsWith('/scripted') ? scripted() : HTML)
    await new NextCacheHandler().set(keyLikeNext(path), page, { kind: PAGE })
    answer.end(page.html)
  })
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})
beforeEach(() => {
  requests = []
  fail = false
  catalogueVersion().invalidate()
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asking = request({ port, path, headers, method }, async answer => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
    })
    asking.on('error', reject)
    asking.end()
  })

test('the second visitor is answered without Next, in any spelling of the path', async () => {
  await ask('/product/a')
  for (const path of [
    '/product/a',
    '/product-category/A',
    '/PRODUCT/a/',
    '/product/a?size=M&utm_source=chat',
  ])
    expect((await ask(path)).body.toString()).toBe(HTML)
  expect(requests).toEqual(['/product/a'])
})

test('a kept page comes packed as the browser takes it', async () => {
  await ask('/product/a')
  const gzip = await ask('/product/a', { 'accept-encoding': 'gzip, deflate' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(HTML)
  await ask('/product/a', { 'accept-encoding': 'gzip, br' })
  await new Promise(done => setTimeout(done, 200))
  const brotli = await ask('/product/a', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML)
  const refused = await ask('/product/a', { 'accept-encoding': 'gzip;q=0, br;q=0.0' })
  expect([refused.headers['content-encoding'], refused.body.toString()]).toEqual([undefined, HTML])
})

test('who has the page already is told so, until it changes', async () => {
  await ask('/product/a')
  const { headers } = await ask('/product/a')
  const again = await ask('/product/a', { 'if-none-match': `"x", ${headers.etag}` })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  catalogueVersion().invalidate(['/product/a'])
  expect((await ask('/product/a', { 'if-none-match': String(headers.etag) })).status).toBe(200)
  expect(requests).toHaveLength(2)
})

test('HEAD gets the same headers without the page', async () => {
  await ask('/product/a')
  const [get, head] = [await ask('/product/a'), await ask('/product/a', {}, 'HEAD')]
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('what Next’s router asks for is Next’s to answer', async () => {
  await ask('/product/a')
  const answer = await ask('/product-category/A?_rsc=1', { [ROUTER_HEADER]: '1' })
  expect(requests).toEqual(['/product/a', '/product/a?_rsc=1'])
  expect(answer.headers[SERVED_PATH_HEADER]).toBe('/product/a')
})

test('a page that cannot be made anew is shown as it was', async () => {
  await ask('/product/a')
  catalogueVersion().invalidate()
  fail = true
  const answer = await ask('/product/a')
  expect([answer.status, answer.body.toString()]).toEqual([200, HTML])
})

test('a page that cannot be made at all says so, with the request’s id and one policy', async () => {
  fail = true
  const answer = await ask('/product/never-seen')
  expect(answer.status).toBe(500)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body.toString()).toContain('Something went wrong')
  expect(answer.body.toString()).toContain(String(answer.headers['x-request-id']))
  expect(answer.body.toString()).not.toMatch(/<script|blank page/)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['/product/none', '/product-choice/none'])(
  '%s shows the shop’s not-found page, made once',
  async path => {
    for (let n = 0; n < 3; n++) {
      const answer = await ask(path, n === 1 ? { 'accept-encoding': 'gzip' } : {})
      expect(answer.status).toBe(404)
      const html = n === 1 ? gunzipSync(answer.body) : answer.body
      expect(html.toString()).toBe(NOT_FOUND)
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['set-cookie']).toEqual(['flash=; Max-Age=0'])
    }
    expect(requests.filter(url => url === '/no-such-page')).toHaveLength(1)
  },
)

test('what is refused its path is shown that page as well, without Next', async () => {
  await ask('/product/none')
  requests = []
  for (const path of [
    '/product//x',
    '/product/%zz',
    '/template/search',
    '/_next/image?url=x',
    '/no-such-page',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status, answer.body.toString()]).toEqual([path, 404, NOT_FOUND])
  }
  expect(requests).toEqual([])
})

test('the not-found page is nobody’s 200', async () => {
  await ask('/product/none')
  expect((await ask('/_not-found')).status).toBe(404)
  expect((await ask('/not-found')).headers[CACHE_STATE_HEADER]).not.toBe('HIT')
})

test('Next’s router is told 404 in its own way', async () => {
  expect((await ask('/product/none', { [ROUTER_HEADER]: '1' })).body.toString()).toContain('blank')
})

test('a page’s script is sent under the address that the page names, and for a while after a change', async () => {
  const [, first = ''] = SCRIPT.exec(await textOf('/product/scripted')) ?? []
  expect(first).toMatch(/^\/page-script\/[\w-]+\/product\/scripted$/)
  const script = await ask(first)
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(script.headers['content-type']).toContain('javascript')
  expect((await ask(first, { 'if-none-match': String(script.headers.etag) })).status).toBe(304)
  price += 1
  catalogueVersion().invalidate(['/product/scripted'])
  const [, second = ''] = SCRIPT.exec(await textOf('/product/scripted')) ?? []
  expect(second).not.toBe(first)
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 200])
})

test('a copy that has not made the page yet makes it for its script', async () => {
  const [, address = ''] = SCRIPT.exec(await textOf('/product/scripted')) ?? []
  pageCache().drop('/product/scripted')
  const all = await Promise.all([ask(address), ask(address)])
  expect(all.map(({ status }) => status)).toEqual([200, 200])
  expect(requests.filter(url => url === '/product/scripted')).toHaveLength(2)
})

test('what no page names is no page’s script', async () => {
  await textOf('/product/scripted')
  for (const path of ['/product/scripted', '/product/none', '/addcart', '/nope', '/api/Get_Shop_Details'])
    expect((await ask(`/page-script/aaaaaaaaaaaaaaaa${path}`)).status).toBe(404)
})

let price = 1
const textOf = async (path: string) => (await ask(path)).body.toString()

/** A page of Next's with its start and its data, marked as its own. */
function scripted() {
  const mark = nonceAttribute(renderContext().getStore()?.nonce ?? '')
  return `<html><head></head><body>${startLikeNext('start()', mark)}${dataLikeNext([String(price)], mark)}</body></html>`
}

const SCRIPT = /data-later="(\/page-script\/[^"]+)"/

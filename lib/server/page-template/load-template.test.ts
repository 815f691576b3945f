import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderContext } from '../render/render-context.ts'
import { keyLikeNext, pageLikeNext } from '../test-next-page.ts'

// This process as a template asks it, with an answer that the test gives.
let answer: RequestListener
let requests: { path?: string; key?: unknown }[] = []
let server: Server
let loading: typeof import('./load-template.ts')
let pages: typeof import('../page-cache/pages.ts')
let template: typeof import('./page-template.ts')
let key: typeof import('./template-key.ts')

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ path: request.url, key: request.headers[key.TEMPLATE_KEY] })
    answer(request, response)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  // Listening everywhere is no address to ask.
  Object.assign(process.env, { HOST: '0.0.0.0', PORT: String((server.address() as AddressInfo).port) })
  loading = await import('./load-template.ts')
  pages = await import('../page-cache/pages.ts')
  template = await import('./page-template.ts')
  key = await import('./template-key.ts')
})
afterAll(() => new Promise(closed => server.close(closed)))
beforeEach(() => {
  requests = []
})

const html = (text: string) =>
  `<html><head></head><body>${text} ${template.placeholder('main')}</body></html>`
const VALUES = { title: '', description: '', canonical: '', term: '', main: '<ul></ul>', head: '' }
const filled = async (path: string) => template.fillTemplate(await loading.loadTemplate(path), VALUES)
const PATH = '/template/listing'

test('a template that is not cached is asked of this process, with the key that nobody else has', async () => {
  answer = (_, response) => {
    response.setHeader('content-security-policy', 'p').end(html('asked'))
  }
  const { html: page, policy } = await filled(PATH)
  expect(page).toContain('asked <ul></ul>')
  expect(policy).toBe('p')
  expect(requests).toEqual([{ path: PATH, key: key.templateKey() }])
})

test('those who come while it is rendered wait for the same one, and who comes later asks anew', async () => {
  let finish = () => {}
  answer = (_, response) => {
    finish = () => response.end(html('once'))
  }
  const waiting = [filled(PATH), filled(PATH), filled(PATH)]
  while (requests.length === 0) await new Promise(done => setTimeout(done, 5))
  finish()
  for (const each of await Promise.all(waiting)) expect(each.html).toContain('once')
  expect(requests).toHaveLength(1)
  answer = (_, response) => void response.end(html('again'))
  expect((await filled(PATH)).html).toContain('again')
  expect(requests).toHaveLength(2)
})

test('a page that could not be rendered is no template, and the next request tries again', async () => {
  answer = (_, response) => {
    response.writeHead(500).end(html('broken'))
  }
  await expect(filled(PATH)).rejects.toThrow('/template/listing answers 500.')
  answer = (_, response) => void response.end(html('mended'))
  expect((await filled(PATH)).html).toContain('mended')
})

test('a cached template is not asked for, and read once', async () => {
  const path = '/template/search'
  renderContext().run({ path, since: 0 }, () =>
    pages.cachePage(
      keyLikeNext(path),
      pageLikeNext(html('cached'), { headers: { 'content-security-policy': 'kept' } }),
    ),
  )
  expect(await filled(path)).toMatchObject({
    html: expect.stringContaining('cached <ul></ul>'),
    policy: 'kept',
  })
  expect(await loading.loadTemplate(path)).toBe(await loading.loadTemplate(path))
  expect(requests).toEqual([])
})

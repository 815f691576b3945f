import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { tracerOf } from './open-tracer.ts'
import { spanExporter } from './span-exporter.ts'
import { traceParent } from './trace-parent.ts'
import { traceQuery, traces } from './trace-query.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: object
} & {
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})
const listen = async (server: Server) => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A receiver of OpenTelemetry's traces, which answers or hangs. */
const receiver = async ({ hangs = false } = {}) => {
  const spans: Sent[] = []
  const asked: { path: string | undefined; key: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url, key: request.headers['x-key'] as string })
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
    for (const { scopeSpans } of body.resourceSpans) spans.push(...scopeSpans.flatMap(scope => scope.spans))
    if (!hangs) response.end('{}')
  })
  return { endpoint: await listen(server), spans, asked }
}

/** A shop that does this much for each request. */
const shopWith = async (endpoint: string) => {
  const exporter = spanExporter({ endpoint, service: 'haat', headers: { 'x-key': 'k' } })
  const tracer = tracerOf({ percent: 100, tell: exporter.tell })
  traces().tracer = tracer
  const address = await listen(
    createServer(async (request, response) => {
      tracer.onRequest(request, response)
      response.setHeader('x-request-id', 'id-of-request')
      await traceQuery({ name: 'read-order' }, async () => 1)
      await traceQuery(`update customers set email = 'asha@example.in'`, async () => {
        if (request.url?.startsWith('/broken')) throw new Error('no')
      }).catch(() => {
        response.statusCode = 500
      })
      response.end('ok')
    }),
  )
  return { address, ...exporter }
}
afterEach(() => {
  traces().tracer = undefined
})

const attributeOf = (span: Sent | undefined, key: string) =>
  Object.values(span?.attributes.find(each => each.key === key)?.value ?? {})[0]

test('a request and its queries arrive as spans of one trace, with route and status and nothing of a person', async () => {
  const { endpoint, spans, asked } = await receiver()
  const { address, flush } = await shopWith(endpoint)
  await (await fetch(`${address}/product/blue-kurta?mobile=9876543210`)).text()
  await (await fetch(`${address}/order/key-of-an-order`)).text()
  await flush()
  expect(asked[0]).toEqual({ path: '/v1/traces', key: 'k' })
  const request = spans.find(({ name }) => name === 'GET /product/:slug')
  expect([attributeOf(request, 'http.route'), attributeOf(request, 'http.response.status_code')]).toEqual([
    '/product/:slug',
    '200',
  ])
  expect(attributeOf(request, 'haat.request.id')).toBe('id-of-request')
  const own = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(own.map(({ name }) => name)).toEqual(['read-order', 'update'])
  expect(own.every(({ traceId }) => traceId === request?.traceId)).toBe(true)
  expect(spans.map(({ name }) => name)).toContain('GET /order/:key')
  expect(JSON.stringify(spans)).not.toMatch(/9876543210|asha|blue-kurta|key-of-an-order/)
})

test('a failure shows in its span', async () => {
  const { endpoint, spans } = await receiver()
  const { address, flush } = await shopWith(endpoint)
  await (await fetch(`${address}/broken`)).text()
  await flush()
  const failed = spans.filter(({ status }) => 'code' in status && status.code === 2)
  expect(failed.map(({ name }) => name).sort()).toEqual(['GET other', 'update'])
})

test('the shop goes on while the receiver hangs or is away, and keeps no more than it may', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { endpoint } = await receiver({ hangs: true })
  const hung = await shopWith(endpoint)
  const flushing = hung.flush()
  for (let n = 0; n < 20; n++) expect(await (await fetch(hung.address)).text()).toBe('ok')
  await flushing
  const away = await shopWith(`http://${NOBODY_LISTENS}`)
  expect(await (await fetch(away.address)).text()).toBe('ok')
  await away.flush()
  expect(await (await fetch(away.address)).text()).toBe('ok')
  await away.flush()
  expect(warned.mock.calls.filter(([line]) => String(line).includes(NOBODY_LISTENS))).toHaveLength(1)
})

test('the header of a proxy is read, and whatever else is none', () => {
  const header = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  expect(traceParent(header)).toEqual({
    trace: '4bf92f3577b34da6a3ce929d0e0e4736',
    id: '00f067aa0ba902b7',
    isSampled: true,
  })
  for (const none of ['', 'x', header.replace('4bf9', 'zzzz'), `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`])
    expect(traceParent(none)).toBeUndefined()
})

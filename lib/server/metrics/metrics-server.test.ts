import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addGauge } from './gauges.ts'
import { openMeters } from './meters.ts'
import { metricsServer } from './metrics-server.ts'
import { observeRequests } from './observe-requests.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const addressOf = async (server: Server) => {
  servers.push(server)
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const open = async () => {
  const meters = openMeters()
  const observe = observeRequests(({ ms, ...seen }) => meters.request(seen, ms / 1000))
  const shop = createServer((request, response) => {
    observe(request, response)
    response.writeHead(request.url === '/gone' ? 404 : 200).end('ok')
  }).listen(0, '127.0.0.1')
  const metrics = await addressOf(metricsServer({ meters, port: 0, host: '127.0.0.1' }))
  return {
    meters,
    shop: await addressOf(shop),
    metrics,
    read: async () => (await fetch(`${metrics}/metrics`)).text(),
  }
}

test('requests are counted by route, method and status, with how long they took', async () => {
  const { shop, read, meters } = await open()
  for (const path of ['/product/a', '/product/b', '/gone']) await (await fetch(shop + path)).text()
  await (await fetch(`${shop}/product/a`, { method: 'PROPFIND' })).text()
  meters.page('cached')
  const text = await read()
  expect(text).toContain('haat_requests_total{route="/product/:slug",method="GET",status="200"} 2')
  expect(text).toContain('haat_requests_total{route="/product/:slug",method="other",status="200"} 1')
  expect(text).toContain('haat_requests_total{route="other",method="GET",status="404"} 1')
  expect(text).toContain('haat_request_seconds_count{route="/product/:slug"} 3')
  expect(text).toContain('haat_pages_total{origin="cached"} 1')
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
  expect(text).toMatch(/process_resident_memory_bytes \d/)
})

test('a gauge that cannot be read has no value, and the others have theirs', async () => {
  const { read } = await open()
  const told = jest.spyOn(console, 'error').mockImplementation(() => {})
  let works = true
  addGauge('haat_test', {
    help: 'A number.',
    label: 'kind',
    read: () => {
      if (!works) throw new Error('no database')
      return [{ label: 'a', value: 3 }]
    },
  })
  addGauge('haat_test_other', { help: 'Another number.', read: async () => [{ value: 7 }] })
  expect(await read()).toContain('haat_test{kind="a"} 3')
  works = false
  const text = await read()
  expect(text).not.toContain('haat_test{')
  expect(text).toContain('haat_test_other 7')
  expect(told).toHaveBeenCalledWith('The metric haat_test could not be read: no database')
})

test('the port has nothing but the metrics', async () => {
  const { metrics } = await open()
  const statuses = [
    (await fetch(`${metrics}/`)).status,
    (await fetch(`${metrics}/metrics`, { method: 'POST', body: 'x' })).status,
    (await fetch(`${metrics}/metrics`, { method: 'HEAD' })).status,
  ]
  expect(statuses).toEqual([404, 405, 200])
})

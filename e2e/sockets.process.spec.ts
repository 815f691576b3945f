import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { cpuSeconds } from './cpu-seconds.ts'
import { test } from './own-shops.ts'
import { serverResources } from './server-resources.ts'
import { type StartedShop, until } from './started-shop.ts'

const WEBSOCKET = `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n`
const asks = (line: string, ...headers: string[]) => `${line} HTTP/1.1\r\nhost: x\r\n${headers.join('')}\r\n`

// What a client may leave open: a silent socket, half of a head, half of a body, a response that it does not read.
const HALVES = [
  '',
  'GET / HT',
  asks('POST /do/cart/add', 'content-length: 100\r\n'),
  `${asks('POST /token', 'transfer-encoding: chunked\r\n')}5\r\nab`,
  asks('GET /your-orders', WEBSOCKET),
  asks('GET //x/y', 'connection: Upgrade\r\nupgrade: h2c\r\n'),
  asks('GET /api/GetResellerLogo', 'content-length: 2000000000\r\n'),
  asks('GET /').repeat(20),
]

test('abandoned sockets keep no visitor out, and none of them stays open', async ({ ownShops }) => {
  test.slow()
  const shop = await ownShops.startFilled('a', {}, 600)
  await shop.ready()
  const visit = async (path: string) =>
    (await fetch(shop.address + path, { headers: { connection: 'close' } })).status
  for (const path of ['/', '/product/none', '/api/GetResellerLogo']) await visit(path)
  const { pid: server } = resourcesOf(shop)
  const before = socketsOf(server)
  const sockets: Socket[] = []
  for (let n = 0; n < 1500; n++) {
    sockets.push(leave(shop.address, HALVES[n % HALVES.length] ?? ''))
    if (n % 50 === 49) await sleep(20)
  }
  for (let n = 0; n < 10; n++) {
    expect(await visit('/collections')).toBe(200)
    // The database is reached as well, and an uncached page is rendered.
    expect(await visit(`/products-section/101?sort=nameAZ&n=${n}`)).toBe(200)
    expect(await visit('/product/none')).toBe(404)
  }
  expect(socketsOf(server)).toBeLessThan(500)
  for (const socket of sockets) socket.destroy()
  await until(async () => socketsOf(server) <= before + 15)
  expect(shop.said()).not.toMatch(/EMFILE|Failed to handle/)
})

test('requests for thousands of unknown products cost next to nothing', async ({ ownShops }) => {
  const shop = await ownShops.startFilled('a')
  await shop.ready()
  const { pid } = resourcesOf(shop)
  const visit = async (path: string) => {
    const response = await fetch(shop.address + path)
    await response.arrayBuffer()
    return response.status
  }
  await visit('/product/none')
  const [cpu, memory] = [cpuSeconds(pid), resourcesOf(shop).megabytes]
  for (let n = 0; n < 1000; n++) expect(await visit(`/product/none-${n}`)).toBe(404)
  // Rendered by Next they took 17 s and 300 MB.
  expect(cpuSeconds(pid) - cpu).toBeLessThan(4)
  expect(resourcesOf(shop).megabytes - memory).toBeLessThan(100)
  expect(shop.said().match(/No product found for the given slug/g)).toHaveLength(1)
})

/** A client that sends this and then neither reads nor closes. */
function leave(address: string, text: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  if (text) socket.write(text)
  return socket
}

/** Of the server, and not of the database that it started. */
const resourcesOf = ({ address }: StartedShop) => serverResources(Number(new URL(address).port))

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter(name => isSocket(`/proc/${pid}/fd/${name}`)).length

// One may close while it is being checked.
const isSocket = (file: string) => {
  try {
    return readlinkSync(file).startsWith('socket:')
  } catch {
    return false
  }
}

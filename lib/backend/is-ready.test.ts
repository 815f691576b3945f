import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { closePool, pool, setConnection } from './db/pool.ts'
import { withTestDatabase } from './db/test-database.ts'
import { type Readiness, setReadiness } from './health.ts'
import { isReady } from './is-ready.ts'

withTestDatabase()

const notices: string[] = []
beforeEach(() => {
  notices.length = 0
  jest.spyOn(console, 'error').mockImplementation(text => notices.push(String(text)))
})
afterEach(() => jest.restoreAllMocks())

test('a shop is ready from its start until it stops', async () => {
  expect(await isReady()).toBe('starting')
  for (const state of ['ready', 'stopping'] satisfies Readiness[]) {
    setReadiness(state)
    expect(await isReady()).toBe(state)
  }
})

/** The readiness while the database is at that port. */
const readyAt = async (port: number) => {
  const { options } = pool()
  await closePool()
  setConnection({ host: '127.0.0.1', port, user: 'haat', database: 'haat' })
  const start = Date.now()
  const ready = await isReady()
  const waited = Date.now() - start
  const closed = closePool()
  setConnection({ ...options, password: options.password })
  return { said: ready, waited, closed }
}

test('a shop whose database hangs or refuses is not ready, and says so in a second or two', async () => {
  setReadiness('ready')
  expect(await isReady()).toBe('ready')
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const hung = await readyAt(port)
  expect(hung.said).toBe('no database')
  expect(hung.waited).toBeLessThan(4_000)
  for (const socket of sockets) socket.destroy()
  silent.close()
  await hung.closed
  const refused = await readyAt(port)
  expect(refused.said).toBe('no database')
  await refused.closed
  expect(notices).toContainEqual(expect.stringMatching(/^The database does not answer: .*ECONNREFUSED/))
  expect(await isReady()).toBe('ready')
})

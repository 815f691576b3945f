import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { HEAD_SECONDS, mostConnections, REQUEST_SECONDS, SILENT_SECONDS } from './limit-connections.ts'
import { answerBeforeNext } from './server.ts'

let server: Server
const held: Socket[] = []

const open = (text: string) =>
  new Promise<Socket>(resolve => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => {}).write(text)
    held.push(socket)
  })
const left = () => new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)))

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.method === 'POST') request.resume().on('end', () => response.end())
    else response.end('x'.repeat(20_000_000))
  })
  answerBeforeNext(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  await new Promise(done => server.close(done))
})

test('each server has limits of its own before it listens', () => {
  expect(server.headersTimeout).toBe(HEAD_SECONDS * 1000)
  expect(server.requestTimeout).toBe(REQUEST_SECONDS * 1000)
  expect(server.timeout).toBe(SILENT_SECONDS * 1000)
})

test('who says nothing, or half, or sends slowly, or takes no answer, is not waited for', async () => {
  // The same limits, for people with less time.
  server.headersTimeout = 300
  server.requestTimeout = 600
  server.timeout = 1000
  const post = 'POST /do/cart/add HTTP/1.1\r\nhost: x\r\n'
  await open('')
  await open('GET / HTTP')
  const slow = await open(`${post}content-length: 1000\r\n\r\n`)
  const endless = await open(`${post}transfer-encoding: chunked\r\n\r\n`)
  const deaf = await open('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  deaf.pause()
  const drip = setInterval(() => {
    slow.write('x')
    endless.write('1\r\nx\r\n')
  }, 100)
  expect(await left()).toBe(5)
  for (const end = Date.now() + 9000; (await left()) > 0 && Date.now() < end; )
    await new Promise(done => setTimeout(done, 100))
  clearInterval(drip)
  expect(await left()).toBe(0)
}, 15_000)

test('there may be fewer connections than open files', () => {
  expect([64, 256, 1024, 20_000, Infinity].map(mostConnections)).toEqual([10, 56, 824, 5000, 5000])
})

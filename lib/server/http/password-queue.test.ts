import { EventEmitter, once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '#lib/message-table.ts'
import { networksOf } from '../rate-limit/networks.ts'
import { passwordQueue } from './password-queue.ts'
import { answerBeforeNext } from './server.ts'

const response = () => new EventEmitter() as unknown as ServerResponse & EventEmitter

test('two are inside, the next wait in their order, and one too many is refused', () => {
  const enter = passwordQueue({ atOnce: 2, places: 2 })
  const inside: number[] = []
  const all = [0, 1, 2, 3, 4].map(response)
  expect(all.map((one, i) => enter(one, () => inside.push(i)))).toEqual([true, true, true, true, false])
  expect(inside).toEqual([0, 1])
  all[1]?.emit('close')
  all[0]?.emit('close')
  expect(inside).toEqual([0, 1, 2, 3])
})

test('who hangs up while waiting is not let in, and gives the place away', () => {
  const enter = passwordQueue({ atOnce: 1, places: 1 })
  const inside: string[] = []
  const [first, gone, late] = [response(), response(), response()]
  enter(first, () => inside.push('first'))
  enter(gone, () => inside.push('gone'))
  gone.emit('close')
  expect(enter(late, () => inside.push('late'))).toBe(true)
  first.emit('close')
  late.emit('close')
  enter(response(), () => inside.push('free again'))
  expect(inside).toEqual(['first', 'late', 'free again'])
})

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: RequestListener, options = {}): Promise<number> {
  const server = createServer(answer)
  opened.push(server)
  answerBeforeNext(server, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('of a hundred tries at once two are inside, fifty wait with their bodies, and a page passes them by', async () => {
  let most = 0
  let inside = 0
  const work = Promise.withResolvers<void>()
  const port = await listen(async (asked, answer) => {
    if (asked.method === 'GET') return answer.end('page')
    most = Math.max(most, ++inside)
    await work.promise
    let body = ''
    for await (const chunk of asked) body += chunk
    inside--
    answer.end(body)
  })
  const later: Answer[] = []
  const tries = Array.from({ length: 100 }, (_, i) =>
    ask(port, 'POST', '/token', `try ${i}`).then(answer => {
      if (answer.status === 429) later.push(answer)
      return answer
    }),
  )
  while (later.length < 48) await sleep(5)
  await expect(ask(port, 'GET', '/addcart')).resolves.toMatchObject({ status: 200, text: 'page' })
  work.resolve()
  const answers = await Promise.all(tries)
  expect([most, later.length]).toEqual([2, 48])
  expect(later[0]?.headers['retry-after']).toBe('10')
  expect(JSON.parse(later[0]?.text ?? '')).toEqual({ status: 'false', message: messages.tooManyTries })
  const wrong = answers.filter(({ status, text }, i) => status === 200 && text !== `try ${i}`)
  expect(wrong).toEqual([])
})

test('with limits one address has four of all the tries, and another one passes it by', async () => {
  const work = Promise.withResolvers<void>()
  const port = await listen(
    async (_, answer) => {
      await work.promise
      answer.end('tried')
    },
    { trustProxy: true, networksOf },
  )
  const from = (address: string) => ask(port, 'POST', '/token', '', { 'x-forwarded-for': address })
  let refused = 0
  const tries = Array.from({ length: 20 }, async (_, i) => {
    const answer = await from(i % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')
    if (answer.status === 429) refused++
    return answer
  })
  while (refused < 16) await sleep(5)
  const other = from('203.0.113.8')
  work.resolve()
  expect((await other).text).toBe('tried')
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(4)
})

test('who sends a password slowly, or never to its end, holds nobody up', async () => {
  const port = await listen(async (asked, answer) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    answer.end(body)
  })
  const slow = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'))
  for (const socket of slow)
    socket.write('POST /token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nusername=')
  await sleep(50)
  await expect(ask(port, 'POST', '/token', 'quick')).resolves.toMatchObject({ status: 200, text: 'quick' })
  slow[0]?.write('x'.repeat(91))
  const [answer] = await once(slow[0] as Socket, 'data')
  expect(String(answer)).toContain('200 OK')
  for (const socket of slow) socket.destroy()
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

const ask = (port: number, method: string, path: string, body = '', headers = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asking = request({ port, method, path, headers }, async answer => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
    asking.on('error', reject)
    asking.end(body)
  })

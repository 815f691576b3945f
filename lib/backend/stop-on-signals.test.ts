import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

// A process that stops like the shop, with a server whose /slow takes half a second.
const PROGRAM = `
  const { createServer } = await import('node:http')
  const { stopOnSignals } = await import('${__dirname}/stop-on-signals.ts')
  const { readiness, setReadiness } = await import('${__dirname}/health.ts')
  setReadiness('ready')
  stopOnSignals(async () => {
    if (process.env.CLOSE_FAILS) throw new Error('could not be closed')
    process.send('closed')
  })
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await new Promise(done => setTimeout(done, 500))
    response.end(readiness())
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`
const NODE = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
]

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...NODE, '--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  children.push(child)
  const messages: unknown[] = []
  let errors = ''
  child.on('message', message => messages.push(message))
  child.stderr?.on('data', part => {
    errors += part
  })
  const [port] = await once(child, 'message')
  return {
    child,
    address: `http://127.0.0.1:${port}/`,
    said: messages,
    told: () => errors,
    ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(response => response.text()),
    ended: once(child, 'exit'),
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: running requests are completed, then everything is closed',
  async signal => {
    const shop = await start()
    const slow = shop.ask('/slow')
    // It has arrived once a later request is answered.
    expect(await shop.ask('/')).toBe('ready')
    shop.child.kill(signal)
    expect(await slow).toBe('stopping')
    expect(await shop.ended).toEqual([0, null])
    expect(shop.said).toContain('closed')
  },
)

test('a load balancer still hears that it is stopping, while a request is running', async () => {
  const shop = await start()
  const slow = shop.ask('/slow')
  expect(await shop.ask('/')).toBe('ready')
  shop.child.kill('SIGTERM')
  let state = 'ready'
  while (state === 'ready') state = await shop.ask('/')
  expect(state).toBe('stopping')
  await slow
  expect(await shop.ended).toEqual([0, null])
})

test('behind a balancer it answers on for as long as was said, and keeps no connection', async () => {
  const shop = await start({ DRAIN_SECONDS: '1' })
  const agent = new Agent({ keepAlive: true })
  const keptAfter = async () => {
    const [response] = await once(get(shop.address, { agent }), 'response')
    await text(response)
    return response.headers.connection
  }
  expect(await keptAfter()).toBe('keep-alive')
  const told = Date.now()
  shop.child.kill('SIGTERM')
  while ((await shop.ask('/')) !== 'stopping');
  expect(await keptAfter()).toBe('close')
  expect(await shop.ask('/')).toBe('stopping')
  expect(await shop.ended).toEqual([0, null])
  expect(Date.now() - told).toBeGreaterThanOrEqual(1_000)
  agent.destroy()
})

test('a second signal does not stop it twice', async () => {
  const shop = await start()
  const slow = shop.ask('/slow')
  expect(await shop.ask('/')).toBe('ready')
  shop.child.kill('SIGTERM')
  shop.child.kill('SIGINT')
  expect(await slow).toBe('stopping')
  expect(await shop.ended).toEqual([0, null])
  expect(shop.said.filter(message => message === 'closed')).toHaveLength(1)
})

test('it also stops when the process that started it was killed', async () => {
  const shop = await start()
  shop.child.disconnect()
  expect(await shop.ended).toEqual([0, null])
})

test('a failure to close is logged, and the exit code says so', async () => {
  const shop = await start({ CLOSE_FAILS: '1' })
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toEqual([1, null])
  expect(shop.told()).toContain('could not be closed')
})

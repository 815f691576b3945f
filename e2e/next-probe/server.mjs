// The probe, served like the shop (scripts/server.mjs); it answers any message with what it has recorded.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import next from 'next'

const context = new AsyncLocalStorage()
const probe = { context, seen: [], state: {}, texts: {} }
globalThis.probe = probe
const { readConfigQuietly } = await import(
  pathToFileURL(path.join(process.env.PROBE_ROOT, 'lib/server/next-internals.mjs'))
)
const platformFetch = fetch
const dir = process.cwd()
const upgrades = createServer()
const app = next({ dev: false, dir, httpServer: upgrades })
const handle = app.getRequestHandler()
await readConfigQuietly(dir)
await app.prepare()

const server = createServer((request, response) => {
  const { 'x-asker': asker, 'x-nonce': nonce } = request.headers
  if (nonce) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  const calls = []
  for (const name of ['writeHead', 'write', 'end']) {
    const own = response[name]
    response[name] = (...args) => {
      calls.push(name)
      return Reflect.apply(own, response, args)
    }
  }
  response.once('close', () => probe.seen.push({ verb: 'answer', asker, calls }))
  context.run({ asker, markup: new Map() }, () => handle(request, response))
})

process.on('message', ({ texts, stale }) => {
  Object.assign(probe.texts, texts)
  probe.state.stale = stale ?? probe.state.stale
  process.send({
    seen: probe.seen.splice(0),
    listeners: server.listenerCount('upgrade'),
    upgradeListeners: upgrades.listenerCount('upgrade'),
    fetchIsPatched: fetch !== platformFetch,
  })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send(server.address().port))

// The shop's server with a plain handler behind it that, like Next's, listens for upgrades and then ignores their
// sockets. It answers any message with its state.
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { setApiHandler } from '#lib/server/http/shared-api-handler.ts'
import { HOT_RELOAD_PATH } from '#lib/server/next-internals.ts'
import { shopServer } from '#lib/server/shop-server.ts'

const waiting = new Set()
const leaveOpen = (request, socket) => {
  waiting.add(socket)
  if (request.url.startsWith(HOT_RELOAD_PATH)) socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
}

const server = shopServer({
  handle: async (request, response) => {
    request.socket.server.on('upgrade', leaveOpen)
    if (request.url === '/long') return response.end('x'.repeat(3_000_000))
    if (request.url === '/later') await new Promise(done => setTimeout(done, 300))
    try {
      response.end(`${request.method} ${request.url} ${request.method === 'POST' ? await text(request) : ''}`)
    } catch (error) {
      if (error.code !== 'ECONNRESET') throw error
    }
  },
  ...(process.env.NODE_ENV !== 'production' && { hotReload: leaveOpen }),
})
server.on('upgrade', leaveOpen)
server.on('connect', leaveOpen)
setApiHandler(async ({ body }) => {
  let took = 0
  for await (const chunk of body ?? []) took += chunk.byteLength
  const headers = { 'content-type': 'application/json' }
  return { status: 200, headers, cookies: [], body: JSON.stringify({ took }) }
})

const sockets = () => process.getActiveResourcesInfo().filter(name => name === 'TCPSocketWrap').length

// Buffers are freed beside the garbage collector: after one collection some still count.
const memory = async () => {
  for (let times = 0; times < 3; times++) {
    globalThis.gc()
    await sleep(50)
  }
  const { heapUsed, external } = process.memoryUsage()
  return { heapUsed, held: heapUsed + external }
}
process.on('message', async what =>
  process.send({ node: process.version, sockets: sockets(), ...(what === 'memory' && (await memory())) }),
)
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send(server.address().port))

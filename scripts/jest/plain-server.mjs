// A server as Next makes its own, for tests of what stands in front of it (scripts/in-front.mjs, loaded before). It
// listens for upgrades and then leaves their sockets alone; told anything, it tells how it is.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setApiHandler } from '#lib/server/http/api-slot.ts'

const waiting = new Set()
const leaveOpen = (request, socket) => {
  waiting.add(socket)
  if (request.url.startsWith('/_next/hmr')) socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
}

const server = createServer(async (request, response) => {
  if (server.listenerCount('upgrade') < 2) server.on('upgrade', leaveOpen)
  if (request.url === '/long') return response.end('x'.repeat(3_000_000))
  if (request.url === '/later') await new Promise(done => setTimeout(done, 300))
  try {
    response.end(`${request.method} ${request.url} ${request.method === 'POST' ? await text(request) : ''}`)
  } catch (error) {
    if (error.code !== 'ECONNRESET') throw error
  }
})
server.on('upgrade', leaveOpen)
server.on('connect', leaveOpen)
setApiHandler(async request => Response.json({ took: (await request.arrayBuffer()).byteLength }))

const state = () => {
  globalThis.gc()
  const { rss, heapUsed } = process.memoryUsage()
  const sockets = process.getActiveResourcesInfo().filter(name => name === 'TCPSocketWrap').length
  return { node: process.version, rss, heapUsed, sockets }
}
process.on('message', () => process.send(state()))
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send(server.address().port))

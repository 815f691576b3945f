import { createServer } from 'node:http'
import { Readable } from 'node:stream'

/** A `Request → Response` function as an HTTP server on loopback; for processes beside the shop and for tests. */
export const webServer = handle =>
  createServer(async (incoming, outgoing) => {
    try {
      const response = await handle(requestOf(incoming))
      outgoing.writeHead(response.status, [...response.headers].flat())
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    } catch (error) {
      console.error(error)
      outgoing.writeHead(500).end()
    }
  })

export const listen = (server, port = 0) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`))
  })

const requestOf = incoming => {
  const hasBody = !['GET', 'HEAD'].includes(incoming.method)
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  })
}

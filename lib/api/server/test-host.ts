import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { Shop } from '#lib/contract/index.ts'
import { serveApi } from './serve-api.ts'

/** For tests: a shop with its API on a real HTTP server of loopback. */
export async function openHost(shop: Shop): Promise<{ host: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    serveApi(shop, requestOf(incoming)).then(
      response => send(response, outgoing),
      error => outgoing.destroy(error),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  const method = incoming.method ?? 'GET'
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(incoming)
  return new Request(`http://localhost${incoming.url}`, {
    method,
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
}

async function send(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

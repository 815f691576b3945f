import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { HOT_RELOAD_PATH } from '../next-internals.ts'
import type { HotReload } from './server.ts'

const OTHER_PROTOCOLS: readonly unknown[] = ['upgrade', 'connect']
const ADDING = ['on', 'addListener', 'prependListener'] as const

/**
 * The server speaks HTTP/1.1, and a socket that left it for another protocol has no time limit of the server's. So
 * whoever listens for one is not heard, and Node takes the request for an ordinary one. While developing, somebody
 * listens: what is not meant for the hot reload is read anew, without its wish.
 */
export function refuseUpgrades(server: Server, hotReload?: HotReload) {
  for (const event of OTHER_PROTOCOLS) server.removeAllListeners(String(event))
  if (hotReload)
    server.on('upgrade', (request, socket, rest) =>
      isHotReload(request) ? hotReload(request, socket, rest) : parseAgain(server, request, socket, rest),
    )
  for (const name of ADDING) {
    const add = server[name]
    server[name] = function (this: Server, ...added: unknown[]) {
      return OTHER_PROTOCOLS.includes(added[0]) ? this : Reflect.apply(add, this, added)
    } as Server['on']
  }
}

function parseAgain(server: Server, request: IncomingMessage, socket: Duplex, rest: Buffer) {
  socket.unshift(Buffer.concat([headOf(request), rest]))
  server.emit('connection', socket)
}

const isHotReload = ({ url = '' }: IncomingMessage) => url.split('?')[0] === HOT_RELOAD_PATH

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage) {
  const lines = rawHeaders.flatMap((name, n) =>
    n % 2 || name.toLowerCase() === 'upgrade' ? [] : [`${name}: ${rawHeaders[n + 1]}\r\n`],
  )
  return Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${lines.join('')}\r\n`, 'latin1')
}

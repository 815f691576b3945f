import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Where Next's development server opens the socket of its hot reload. */
export const HOT_RELOAD = '/_next/hmr'

const OTHER_PROTOCOLS: readonly unknown[] = ['upgrade', 'connect']
const ADDING = ['on', 'addListener', 'prependListener'] as const

/**
 * The server speaks HTTP/1.1, and a socket that left it for another protocol has no time limit of the server's. So
 * whoever listens for one (Next does, and again at its first request) is not heard, and Node takes the request for an
 * ordinary one.
 */
export function refuseUpgrades(prototype: Server) {
  for (const event of OTHER_PROTOCOLS) prototype.removeAllListeners(String(event))
  for (const name of ADDING) {
    const add = prototype[name]
    prototype[name] = function (this: Server, ...added: unknown[]) {
      return OTHER_PROTOCOLS.includes(added[0]) ? this : Reflect.apply(add, this, added)
    } as Server['on']
  }
}

/** While developing, somebody listens: what is not meant for the hot reload is read anew, without its wish. */
export function parseAgain(server: Server, request: IncomingMessage, socket: Duplex, rest: Buffer) {
  socket.unshift(Buffer.concat([headOf(request), rest]))
  server.emit('connection', socket)
}

export const isHotReload = ({ url = '' }: IncomingMessage) => url.split('?')[0] === HOT_RELOAD

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage) {
  const lines = rawHeaders.flatMap((name, n) =>
    n % 2 || name.toLowerCase() === 'upgrade' ? [] : [`${name}: ${rawHeaders[n + 1]}\r\n`],
  )
  return Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${lines.join('')}\r\n`, 'latin1')
}

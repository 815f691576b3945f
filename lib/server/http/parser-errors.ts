import { maxHeaderSize, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { tooManyHeaders } from './check-headers.ts'
import { closeConnection } from './close-connection.ts'
import { securityHeaders } from './security-headers.ts'

type BrokenRequest = Error & { code?: string; rawPacket?: Buffer }
/** Node's own note of the answer that a connection is busy with. */
type Busy = Socket & { _httpMessage?: ServerResponse | null }

const answered = new WeakSet<Socket>()

/** What is more than Node's parser takes, said in words. Returns whether it answered. */
export function answerParserError(error: BrokenRequest, socket: Busy): boolean {
  // What of it still comes in breaks the parser once more.
  if (answered.has(socket)) return true
  if (error.code !== 'HPE_HEADER_OVERFLOW' || !socket.writable || socket._httpMessage?.headersSent)
    return false
  const { headers, body } = tooManyHeaders(isForCookies(error.rawPacket))
  const lines = Object.entries({
    ...securityHeaders,
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  answered.add(socket)
  socket.end(`HTTP/1.1 431 Request Header Fields Too Large\r\n${lines.join('')}\r\n${body}`)
  closeConnection(socket)
  return true
}

/** What Node itself would say of any other request that it cannot read; it leaves that to whoever listens. */
export function refuseBrokenRequest({ code = '' }: BrokenRequest, socket: Busy) {
  if (socket.writable && !socket._httpMessage?.headersSent)
    socket.write(`HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  socket.destroySoon()
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

// As far as it can be seen: of a request that comes in pieces only the last one is here, and then nothing is cleared.
const isForCookies = (packet?: Buffer) =>
  /^[A-Z]+ \S{1,4096} HTTP\/1\.\d\r\n(?:.*\r\n)*?cookie:/i.test(
    packet?.toString('latin1', 0, 2 * maxHeaderSize) ?? '',
  )

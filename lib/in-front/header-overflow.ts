import type { Socket } from 'node:net'
import { messages } from '../messages.ts'
import { plainPage } from '../plain-page.ts'

/** What Node's parser refuses, said in words. Returns whether it answered. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): boolean {
  if (!socket.writable || socket.bytesWritten > 0) return false
  if (error.code !== 'HPE_HEADER_OVERFLOW') return false
  const { html, headers } = plainPage(messages.headersTooLarge)
  const lines = Object.entries({
    ...headers,
    // Cookies that piled up are the usual reason, and without this nothing of the shop would open any more.
    'clear-site-data': '"cookies"',
    'content-length': String(Buffer.byteLength(html)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 431 Request Header Fields Too Large\r\n${lines.join('')}\r\n${html}`)
  return true
}

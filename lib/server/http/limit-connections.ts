import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A head of so many seconds, a whole request of so many, and nothing sent or taken for so many, on one connection. */
export const HEAD_SECONDS = 20
export const REQUEST_SECONDS = 60
export const SILENT_SECONDS = 120
/** Cookies pile up beyond the 16 kB that Node allows, and then it cannot be told from a long address any more. */
const MAX_HEAD = 32 * 1024

const CHECK_MS = 5_000
const MOST = 5_000
/** For the database, files, mails and answers of other hosts. */
const KEPT_FREE = 200

/** Each server's own limits, before it listens. */
export function limitTimes(server: Server) {
  const limits = {
    headersTimeout: HEAD_SECONDS * 1000,
    requestTimeout: REQUEST_SECONDS * 1000,
    timeout: SILENT_SECONDS * 1000,
    connectionsCheckingInterval: CHECK_MS,
    maxHeaderSize: MAX_HEAD,
  }
  Object.assign(server, limits)
}

/** How many connections there may be: fewer than the process may have files open. */
export const mostConnections = (openFiles = openFilesLimit()) =>
  Math.max(10, Math.min(MOST, openFiles - KEPT_FREE))

/**
 * When there are as many connections as there may be, the one whose last request began longest ago makes room: who
 * opens thousands and sends nothing ends their own, and a visitor who comes now is answered.
 */
export function limitConnections(most = mostConnections()) {
  const waiting = new Set<Socket>()
  return {
    opened(socket: Socket) {
      if (!waiting.has(socket)) socket.once('close', () => waiting.delete(socket))
      waiting.add(socket)
      if (waiting.size <= most) return
      const [longest] = waiting
      waiting.delete(longest as Socket)
      longest?.destroy()
    },
    requested(socket: Socket) {
      if (waiting.delete(socket)) waiting.add(socket)
    },
  }
}

const MOST_AT_ONCE = 100

/** Whether a client sends one request after the other and does not wait for answers: more than a few are not begun. */
export function limitPipelining() {
  const behind = new WeakMap<Socket, number>()
  return (socket: Socket, response: ServerResponse): boolean => {
    // It has its socket when no answer stands before it.
    const count = response.socket ? 0 : (behind.get(socket) ?? 0) + 1
    if (count > 0 || behind.has(socket)) behind.set(socket, count)
    return count <= MOST_AT_ONCE
  }
}

type Limits = { userLimits?: { open_files?: { soft: number | string } } }

function openFilesLimit() {
  const { userLimits } = process.report.getReport() as Limits
  const limit = Number(userLimits?.open_files?.soft)
  return Number.isFinite(limit) ? limit : Infinity
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const LINGER_MS = 1000

/** Ends a connection whose client may still be sending: closed at once, it would lose the answer. */
export const closeConnection = (socket: Socket, isNeeded = () => true) => {
  setTimeout(() => isNeeded() && socket.destroy(), LINGER_MS).unref()
}

/** What still comes in after the answer is thrown away, and not for long. */
export function endWithResponse(request: IncomingMessage, response: ServerResponse) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  response.once('finish', () => {
    if (!request.complete) closeConnection(request.socket, () => !request.complete)
  })
}

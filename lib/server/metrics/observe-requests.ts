import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeLabel } from './route-label.ts'

export type SeenRequest = { route: string; method: string; status: number; ms: number; id: string }
export type OnRequest = (request: IncomingMessage, response: ServerResponse) => void

/** Records each finished request under the name of its route, never under what a visitor typed. */
export const observeRequests =
  (tell: (seen: SeenRequest) => void): OnRequest =>
  (request, response) => {
    const start = performance.now()
    const { url = '/', method = '' } = request
    response.once('close', () =>
      tell({
        route: routeLabel(url),
        method,
        // A client that left early got no response.
        status: response.headersSent ? response.statusCode : 499,
        ms: Math.round((performance.now() - start) * 100) / 100,
        id: String(response.getHeader('x-request-id') ?? ''),
      }),
    )
  }

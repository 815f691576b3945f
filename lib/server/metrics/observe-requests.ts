import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeLabel } from './route-label.ts'

export type SeenRequest = { route: string; method: string; status: number; ms: number; id: string }
export type OnRequest = (request: IncomingMessage, response: ServerResponse) => void

/** Tells of each request once its answer is over, by the name of its route and never by what a visitor wrote. */
export const observeRequests =
  (tell: (seen: SeenRequest) => void): OnRequest =>
  (request, response) => {
    const start = performance.now()
    const { url = '/', method = '' } = request
    response.once('close', () =>
      tell({
        route: routeLabel(url),
        method,
        // Whoever leaves before the answer gets none.
        status: response.headersSent ? response.statusCode : 499,
        ms: Math.round((performance.now() - start) * 100) / 100,
        id: String(response.getHeader('x-request-id') ?? ''),
      }),
    )
  }

import { createServer, type Server } from 'node:http'
import { methodNotAllowed, nothingHere, notReadable } from '#messages/metrics.ts'
import type { Meters } from './meters.ts'

type Options = { meters: Meters; port: number; host: string }

/** Serves /metrics on a port of its own, which the shop's visitors do not reach. */
export function metricsServer({ meters, port, host }: Options): Server {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const answer = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body)
    request.resume()
    if (request.url !== '/metrics') return answer(404, nothingHere)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, methodNotAllowed, { allow: 'GET, HEAD' })
    meters.text().then(
      ({ type, body }) => answer(200, body, { 'content-type': type }),
      error => {
        console.error('The metrics could not be read:', error)
        answer(503, notReadable)
      },
    )
  })
  server.maxConnections = 20
  server.listen(port, host)
  return server
}

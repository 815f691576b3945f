import { jsonLine } from '../log/json-log.ts'
import { env } from '../settings/env.ts'
import type { PageOrigin } from './meters.ts'
import { metricsServer } from './metrics-server.ts'
import { type OnRequest, observeRequests } from './observe-requests.ts'

/** The hooks that the server calls for each request and each page; none if neither metrics nor JSON logs are on. */
export type Watch = { onRequest?: OnRequest; onPage?: (origin: PageOrigin) => void }

/** Opens the metrics' port where one is set. The package is loaded only then. */
export async function watchRequests(): Promise<Watch> {
  const { metricsPort, metricsHost, logFormat } = env
  const meters = metricsPort === undefined ? undefined : (await import('./meters.ts')).openMeters()
  if (meters && metricsPort !== undefined) {
    const server = metricsServer({ meters, port: metricsPort, host: metricsHost })
    await new Promise((opened, failed) => server.once('listening', opened).once('error', failed))
  }
  if (!meters && logFormat !== 'json') return {}
  return {
    onRequest: observeRequests(({ route, method, status, ms, id }) => {
      meters?.request({ route, method, status }, ms / 1000)
      if (logFormat === 'json') jsonLine({ level: 'info', message: 'request', id, route, method, status, ms })
    }),
    onPage: meters?.page,
  }
}

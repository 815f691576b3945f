import { jsonLine } from './log/json-log.ts'
import type { PageOrigin } from './metrics/meters.ts'
import { metricsServer } from './metrics/metrics-server.ts'
import { type OnRequest, observeRequests } from './metrics/observe-requests.ts'
import { env } from './settings/env.ts'

/** The hooks that the server calls for each request and each page; none if neither metrics, JSON logs nor traces are on. */
export type Watch = { onRequest?: OnRequest; onPage?: (origin: PageOrigin) => void }

/** Opens the metrics' port and the traces where they are set. What they need is loaded only then. */
export async function watchRequests(): Promise<Watch> {
  const { metricsPort, metricsHost, logFormat, traces } = env
  const trace = traces && (await import('./traces/open-tracer.ts')).openTracer(traces)
  const meters = metricsPort === undefined ? undefined : (await import('./metrics/meters.ts')).openMeters()
  if (meters && metricsPort !== undefined) {
    const server = metricsServer({ meters, port: metricsPort, host: metricsHost })
    await new Promise((opened, failed) => server.once('listening', opened).once('error', failed))
  }
  if (!meters && logFormat !== 'json') return { onRequest: trace }
  const observe = observeRequests(({ route, method, status, ms, id }) => {
    meters?.request({ route, method, status }, ms / 1000)
    if (logFormat === 'json') jsonLine({ level: 'info', message: 'request', id, route, method, status, ms })
  })
  return {
    onRequest: (request, response) => {
      trace?.(request, response)
      observe(request, response)
    },
    onPage: meters?.page,
  }
}

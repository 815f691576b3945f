import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type OnRequest, observeRequests } from '../metrics/observe-requests.ts'
import { env } from '../settings/env.ts'
import { type Export, spanExporter } from './span-exporter.ts'
import { traceParent } from './trace-parent.ts'
import { type Tracer, traces } from './trace-query.ts'

/** The span that is under way: its trace, its own id, and whether it will be told. */
type Span = { trace: string; id: string; isSampled: boolean }

type Options = { percent: number; tell: Export }

/** Follows each request and its queries; what is done is told as spans of OpenTelemetry. */
export const tracerOf = ({ percent, tell }: Options): Tracer & { onRequest: OnRequest } => {
  const current = new AsyncLocalStorage<Span>()
  return {
    onRequest: (request, response) => {
      const parent = parentOf(request)
      const trace = parent?.trace ?? randomBytes(16).toString('hex')
      const isSampled = parent ? parent.isSampled : isAmong(percent, trace)
      const span = { trace, id: randomBytes(8).toString('hex'), isSampled }
      current.enterWith(span)
      if (!isSampled) return
      const start = now()
      observeRequests(({ route, method, status, id }) =>
        tell({
          ...{ trace, id: span.id, parent: parent?.id, start, end: now() },
          name: `${method} ${route}`,
          kind: 'server',
          hasFailed: status >= 500,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'haat.request.id': id,
          },
        }),
      )(request, response)
    },
    query: async (name, work) => {
      const within = current.getStore()
      if (!within?.isSampled) return work()
      const start = now()
      const done = (hasFailed: boolean) =>
        tell({
          ...{
            trace: within.trace,
            id: randomBytes(8).toString('hex'),
            parent: within.id,
            start,
            end: now(),
          },
          ...{ name, kind: 'client', hasFailed },
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
        })
      try {
        const result = await work()
        done(false)
        return result
      } catch (error) {
        done(true)
        throw error
      }
    },
  }
}

/** For the server's start. */
export const openTracer = (settings: NonNullable<typeof env.traces>): OnRequest => {
  const { tell } = spanExporter(settings)
  const tracer = tracerOf({ percent: settings.percent, tell })
  traces().tracer = tracer
  return tracer.onRequest
}

// Anybody may write the header; a proxy of the seller's own is believed.
const parentOf = ({ headers }: IncomingMessage) =>
  env.trustProxy ? traceParent(String(headers.traceparent ?? '')) : undefined

// By the trace's own number, so that all parts of one are told or none.
const isAmong = (percent: number, trace: string) =>
  Number.parseInt(trace.slice(-8), 16) < (percent / 100) * 0x1_0000_0000

const now = () => performance.timeOrigin + performance.now()

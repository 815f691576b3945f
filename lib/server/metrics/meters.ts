import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { pagesByOrigin, requestSeconds, requestsByRoute } from '#messages/metrics.ts'
import { allGauges, type Gauge as Source } from './gauges.ts'

/** How a page came about. */
export type PageOrigin = 'cached' | 'filled' | 'rendered'

export type Meters = {
  request: (what: { route: string; method: string; status: number }, seconds: number) => void
  page: (origin: PageOrigin) => void
  /** In the text format of Prometheus. */
  text: () => Promise<{ type: string; body: string }>
}

const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']

export function openMeters(): Meters {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const of = { registers: [registry] }
  const requests = new Counter({
    ...of,
    name: 'haat_requests_total',
    help: requestsByRoute,
    labelNames: ['route', 'method', 'status'],
  })
  const seconds = new Histogram({
    ...of,
    name: 'haat_request_seconds',
    help: requestSeconds,
    labelNames: ['route'],
    buckets: LATENCIES,
  })
  const pages = new Counter({
    ...of,
    name: 'haat_pages_total',
    help: pagesByOrigin,
    labelNames: ['origin'],
  })
  const known = new Map<string, Gauge>()
  const gaugeOf = (name: string, { help, label }: Source) => {
    const gauge = known.get(name) ?? new Gauge({ ...of, name, help, labelNames: label ? [label] : [] })
    known.set(name, gauge)
    return gauge
  }
  return {
    request: ({ route, method, status }, took) => {
      // A stranger may write any word there.
      requests.inc({ route, method: METHODS.includes(method) ? method : 'other', status: String(status) })
      seconds.observe({ route }, took)
    },
    page: origin => pages.inc({ origin }),
    text: async () => {
      for (const [name, source] of allGauges()) await readInto(gaugeOf(name, source), name, source)
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}

/** A gauge that cannot be read has no value: an old one would tell that all is well. */
async function readInto(gauge: Gauge, name: string, { label, read }: Source) {
  gauge.reset()
  if (!label) gauge.remove()
  try {
    for (const { label: value = '', value: number } of await read())
      if (label) gauge.set({ [label]: value }, number)
      else gauge.set(number)
  } catch (error) {
    console.error(`The metric ${name} could not be read: ${(error as Error).message}`)
  }
}

import { tracesBack, tracesNotTaken } from '#messages/metrics.ts'
import { nativeFetch } from '../native-fetch.ts'

export type DoneSpan = {
  trace: string
  id: string
  parent: string | undefined
  /** In milliseconds since 1970. */
  start: number
  end: number
  name: string
  kind: 'server' | 'client'
  hasFailed: boolean
  attributes: Record<string, string | number>
}
export type Export = (span: DoneSpan) => void

type Options = { endpoint: string; service: string; headers: Record<string, string> }

const MOST_WAITING = 2_048
const BATCH = 512
const EVERY_MS = 2_000
const PATIENCE_MS = 5_000

/**
 * Sends spans to a receiver of OpenTelemetry, as JSON over HTTP (OTLP), some hundred at once. Where the receiver is slow or
 * away the shop goes on: what does not fit in the queue is dropped.
 */
export function spanExporter({ endpoint, service, headers }: Options): {
  tell: Export
  flush: () => Promise<void>
} {
  let waiting: DoneSpan[] = []
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isRefused = false
  const note = (trouble: string | undefined) => {
    if (trouble && !isRefused) console.warn(tracesNotTaken(endpoint, trouble))
    if (!trouble && isRefused) console.log(tracesBack(endpoint))
    isRefused = trouble !== undefined
  }
  const send = async () => {
    const batch = waiting.slice(0, BATCH)
    waiting = waiting.slice(BATCH)
    try {
      const response = await nativeFetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(asOtlp(service, batch)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.arrayBuffer()
      note(response.ok ? undefined : String(response.status))
    } catch (error) {
      note((error as Error).message)
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    sending ??= send().finally(() => {
      sending = undefined
      if (waiting.length > 0) wake()
    })
    await sending
  }
  const wake = () => {
    timer ??= setTimeout(flush, waiting.length < BATCH ? EVERY_MS : 0).unref()
  }
  return {
    tell: span => {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(span)
      wake()
    },
    flush,
  }
}

const KINDS = { server: 2, client: 3 }
const ERROR = 2

const asOtlp = (service: string, spans: readonly DoneSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }) },
      scopeSpans: [{ scope: { name: 'haat' }, spans: spans.map(spanOf) }],
    },
  ],
})

const spanOf = ({ trace, id, parent, start, end, name, kind, hasFailed, attributes }: DoneSpan) => ({
  traceId: trace,
  spanId: id,
  ...(parent && { parentSpanId: parent }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: hasFailed ? { code: ERROR } : {},
})

const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

// More digits than a number has.
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

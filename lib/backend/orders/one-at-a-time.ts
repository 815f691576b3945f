import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { messages } from '#lib/messages.ts'
import { processWide } from '#lib/rules/process-wide.ts'

const MOST_WAITING = 100
const RETRY_SECONDS = 10
const PATIENCE_MS = 4_000

const lines = processWide('order-queues', () => new Map<string, Line>())
type Line = { waiting: number; last: Promise<unknown> }

/**
 * One at a time of those with the same key, in the order in which they came. The database would let them wait as well,
 * but each with a connection of its own, of which the whole shop has few. Nobody waits for long.
 */
export async function oneAtATime<Result>(
  key: string | undefined,
  work: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  if (key === undefined) return work()
  const line: Line = lines.get(key) ?? { waiting: 0, last: Promise.resolve() }
  if (line.waiting >= MOST_WAITING) throw later()
  lines.set(key, line)
  line.waiting++
  const came = Date.now()
  const turn = line.last.then(() => {
    if (Date.now() - came > patienceMs) throw later()
    return work()
  })
  line.last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    if (--line.waiting === 0) lines.delete(key)
  }
}

const later = () => new ApiError(503, messages.manyOrders, { retryAfter: RETRY_SECONDS })

import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'

const MOST_WAITING = 100
const RETRY_SECONDS = 10
const PATIENCE_MS = 4_000

const queues = processWide('order-queues', () => new Map<string, ReturnType<typeof newQueue>>())

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
  const queue = queues.get(key) ?? newQueue()
  queues.set(key, queue)
  const came = Date.now()
  try {
    return await queue.run(() => {
      if (Date.now() - came > patienceMs) throw later()
      return work()
    })
  } finally {
    if (queue.isIdle()) queues.delete(key)
  }
}

const newQueue = () => concurrencyLimit(1, { waiting: MOST_WAITING - 1, refused: later })

const later = () => refusal(503, 'manyOrders', { retryAfter: RETRY_SECONDS })

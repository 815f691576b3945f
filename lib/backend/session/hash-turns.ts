import 'server-only'
import { HASH_QUEUE, HASH_QUEUE_SECONDS } from '#lib/constants.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { messages } from '#lib/messages.ts'

// Next bundles this file once per entry: the one queue of a process hangs on globalThis.
const shared = globalThis as { haatHashTurns?: { inside: number; last: Promise<unknown> } }

/** Hashing uses a whole core: one at a time, a short queue, and beyond it "later". */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  shared.haatHashTurns ??= { inside: 0, last: Promise.resolve() }
  const turns = shared.haatHashTurns
  if (turns.inside > HASH_QUEUE)
    throw new ApiError(429, messages.tooManyTries, { retryAfter: HASH_QUEUE_SECONDS })
  turns.inside++
  const mine = turns.last.then(work)
  turns.last = mine.then(
    () => turns.inside--,
    () => turns.inside--,
  )
  return mine
}

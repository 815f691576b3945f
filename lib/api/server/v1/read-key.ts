import { createHash } from 'node:crypto'
import { PROGRAM_CALLS_A_MINUTE } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { type Counted, callRate } from '#lib/server/rate-limit/call-rate.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import type { Programs } from '../desk.ts'

const MINUTE_MS = 60_000
const WRONG_A_MINUTE = 60
const MOST_KEYS = 10_000

const counts = processWide('program-calls', () => ({
  calls: callRate({ most: PROGRAM_CALLS_A_MINUTE, windowMs: MINUTE_MS, entries: MOST_KEYS }),
  wrong: callRate({ most: WRONG_A_MINUTE, windowMs: MINUTE_MS, entries: MOST_KEYS }),
  /** Keys that opened something lately: who shares a network with wrong ones is not refused for them. */
  good: new LruCache<true>({ entries: MOST_KEYS, keepMs: 60 * MINUTE_MS }),
}))

/** A call too many; the answer carries what is told of the limit. */
export class TooManyCalls extends Error {
  readonly counted: Counted
  constructor(counted: Counted) {
    super('too many calls')
    this.counted = counted
  }
}

/** The program whose key a request bears, and what is left of its calls. The key alone counts: no cookie does. */
export async function readKey(programOf: Programs['programOf'], { headers }: Request) {
  const token = /^Bearer (haat_key_[\w-]{43})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  if (!token) throw refusal(401, 'keyUnknown')
  const hash = createHash('sha256').update(token).digest()
  const name = hash.toString('base64')
  // Counted before anything is asked of the database.
  const counted = counts.calls.count(name)
  if (counted.isOver) throw new TooManyCalls(counted)
  const networks = limitedNetworks(headers.get('x-client-address') ?? undefined)
  if (!counts.good.get(name)) {
    const full = networks.map(each => counts.wrong.isFull(each.name, each.times)).find(Boolean)
    if (full) throw refusal(429, 'tooManyWrongKeys', { retryAfter: full.resetSeconds })
  }
  const program = await programOf(hash)
  if (!program) {
    for (const each of networks) counts.wrong.count(each.name, each.times)
    counts.good.drop(name)
    throw refusal(401, 'keyUnknown')
  }
  counts.good.put(name, true)
  return { program, counted }
}

import 'server-only'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { noAnswerWithin } from '#messages/start.ts'
import { ASK_READ_ONLY, ReadOnlyServer } from './greet.ts'

/** Of a server that takes no writes, or does not say so in time. */
export const refuseReadOnly = (client: pg.Client, patienceMs: number) => within(patienceMs, ask(client))

export class TooSlow extends Error {}

const ask = async (client: pg.Client) => {
  const { rows } = await client.query<{ isReadOnly: boolean }>(ASK_READ_ONLY)
  if (rows[0]?.isReadOnly) throw new ReadOnlyServer()
}

const within = async (ms: number, answer: Promise<void>) => {
  const timer = new AbortController()
  const late = async () => {
    await sleep(ms, undefined, { signal: timer.signal, ref: false })
    // This process may have been busy itself, and the answer lie there unread.
    await nextTurn()
    await nextTurn()
    throw new TooSlow(noAnswerWithin(ms / 1_000))
  }
  // Whichever loses the race is not waited for.
  answer.catch(() => {})
  try {
    await Promise.race([answer, late()])
  } finally {
    timer.abort()
  }
}

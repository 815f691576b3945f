import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from '#lib/contract/refusal.ts'
import { type SharedStore, StoreAway } from './shared-store.ts'

type Once<Result> = {
  /** Names it, and whoever sends it. */
  key: string
  /** What must be the same where the same key is sent again. */
  body: string
  seconds: number
  work: () => Promise<Result>
  /** Whether a failure means that nothing was done, so that it may be tried again. */
  isFree: (error: unknown) => boolean
  patienceMs?: number
}

type Kept<Result> = { body: string; result?: Result; failed?: true }

const PATIENCE_MS = 10_000
const LOOK_MS = 100

/**
 * Does a piece of work once over all copies of the shop: the others wait for its result and give the same. Where Redis does
 * not answer it is done here; whoever waits for another copy then is told that nobody knows.
 */
export async function onceOverCopies<Result>(store: SharedStore, once: Once<Result>): Promise<Result> {
  const { key, body, seconds, work } = once
  let before: string | undefined
  try {
    before = await store.setOnce(key, JSON.stringify({ body } satisfies Kept<Result>), seconds)
  } catch (error) {
    if (error instanceof StoreAway) return work()
    throw error
  }
  return before === undefined ? doneHere(store, once) : doneThere(store, once)
}

async function doneHere<Result>(store: SharedStore, { key, body, seconds, work, isFree }: Once<Result>) {
  const keep = (kept: Kept<Result>) => asFarAsItAnswers(() => store.set(key, JSON.stringify(kept), seconds))
  try {
    const result = await work()
    await keep({ body, result })
    return result
  } catch (error) {
    if (isFree(error)) await asFarAsItAnswers(() => store.drop(key))
    else await keep({ body, failed: true })
    throw error
  }
}

async function doneThere<Result>(store: SharedStore, once: Once<Result>): Promise<Result> {
  for (const end = performance.now() + (once.patienceMs ?? PATIENCE_MS); performance.now() < end; ) {
    const text = await store.get(once.key).catch(() => {
      throw nobodyKnows()
    })
    // Refused there, and nothing was done: it is free again.
    if (text === undefined) return onceOverCopies(store, once)
    const { body, result, failed } = JSON.parse(text) as Kept<Result>
    if (body !== once.body) throw refusal(409, 'keyReused')
    if (failed) throw nobodyKnows()
    if (result !== undefined) return result
    await sleep(LOOK_MS)
  }
  throw nobodyKnows()
}

const nobodyKnows = () => refusal(504, 'hostAway')

// What was done is done, whether the others can be told or not.
const asFarAsItAnswers = (tell: () => Promise<void>) =>
  tell().catch(error => {
    if (!(error instanceof StoreAway)) throw error
  })

import 'server-only'
import { reasonOf } from '#lib/contract/api-error.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { isBuilding } from '#lib/server/next-internals.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'

export type MaybeStale<T> = { value: T; fresh: boolean }

// There are as many lists as a host has sections, and while it tells of none, as many as anyone asks for.
const lastGood = new LruCache<{ value: unknown }>({ entries: 2_000 })

/** What the shop answers; failing that in time, its last good answer; failing that, the default (Rule 40). */
export async function staleIfError<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  otherwise: T,
): Promise<MaybeStale<T>> {
  // While the app is built there is no shop to ask; the first visit makes the page anew.
  if (isBuilding()) return { value: otherwise, fresh: false }
  try {
    const value = await inTime(load)
    lastGood.put(name, { value })
    return { value, fresh: true }
  } catch (cause) {
    console.error(`${name}: ${reasonOf(cause)}`)
    const last = lastGood.get(name)
    return { value: last ? (last.value as T) : otherwise, fresh: false }
  }
}

async function inTime<T>(load: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const remaining = timeLeft()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort()
      reject(new Error(`no answer within ${Math.round(remaining)} ms`))
    }, remaining)
  })
  try {
    return await Promise.race([load(late.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

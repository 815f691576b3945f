import 'server-only'
import { reasonOf } from '#lib/contract/api-error.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { isBuilding } from '#lib/server/next-internals.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'

export type MaybeStale<T> = { value: T; fresh: boolean }

// The number of entries is limited, since a host may have any number of sections, and visitors may request unknown
// ones.
const lastGood = new LruCache<{ value: unknown }>({ entries: 2_000 })

/** The value from the shop; if it fails or is late, its last good value; else the default (Rule 40). */
export async function staleIfError<T>(
  name: string,
  load: (signal: AbortSignal) => Promise<T>,
  otherwise: T,
): Promise<MaybeStale<T>> {
  // There is no shop during a build; the first visit renders the page again.
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

import 'server-only'
import { reasonOf } from '#lib/contract/api-error.ts'
import { isBuilding } from '#lib/server/next-internals.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'

export type MaybeStale<T> = { value: T; fresh: boolean }

const kept = new Map<string, unknown>()

/** What the shop answers; failing that in time, its last good answer; failing that, the default (Rule 40). */
export async function staleIfError<T>(
  name: string,
  ask: (signal: AbortSignal) => Promise<T>,
  otherwise: T,
): Promise<MaybeStale<T>> {
  // While the app is built there is no shop to ask; the first visit makes the page anew.
  if (isBuilding()) return { value: otherwise, fresh: false }
  try {
    const value = await inTime(ask)
    keep(name, value)
    return { value, fresh: true }
  } catch (cause) {
    console.error(`${name}: ${reasonOf(cause)}`)
    return { value: kept.has(name) ? (kept.get(name) as T) : otherwise, fresh: false }
  }
}

// There are as many lists as a host has sections, and while it tells of none, as many as anyone asks for.
const MOST = 2_000
function keep(name: string, value: unknown) {
  kept.delete(name)
  kept.set(name, value)
  const oldest = kept.keys().next().value
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const left = timeLeft()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort()
      reject(new Error(`no answer within ${Math.round(left)} ms`))
    }, left)
  })
  try {
    return await Promise.race([ask(late.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

import { LruCache } from '#lib/rules/lru-cache.ts'

type Options = { most: number; windowMs: number; entries: number }

export type Counted = { most: number; left: number; resetSeconds: number; isOver: boolean }

/** Counts calls by name in this process, so many in each span of time, which begins with the first. No database is asked. */
export function callRate({ most, windowMs, entries }: Options, clock: () => number = Date.now) {
  const counts = new LruCache<{ count: number; until: number }>({ entries })
  const spanOf = (name: string) => {
    const now = clock()
    const known = counts.get(name, now)
    if (known && known.until > now) return known
    const fresh = { count: 0, until: now + windowMs }
    counts.put(name, fresh, now, windowMs)
    return fresh
  }
  const told = ({ count, until }: { count: number; until: number }, times = 1): Counted => ({
    most: most * times,
    left: Math.max(0, most * times - count),
    resetSeconds: Math.max(1, Math.ceil((until - clock()) / 1000)),
    isOver: count > most * times,
  })
  return {
    /** Counts one more, and tells whether it is one too many. */
    count: (name: string, times?: number): Counted => {
      const span = spanOf(name)
      span.count++
      return told(span, times)
    },
    /** Counts nothing: whether as many as may be have been counted. */
    isFull: (name: string, times?: number): Counted | undefined => {
      const now = told(spanOf(name), times)
      return now.left === 0 ? now : undefined
    },
  }
}

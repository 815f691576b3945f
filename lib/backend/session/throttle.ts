import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'

/** Beyond this number of keys the least recently used one is forgotten. */
export const MOST_KEYS = 50_000

/**
 * Slows a key down after too many wrong tries. In memory; several instances may share another one with this interface.
 */
export type Throttle = {
  /** Seconds until the next try; 0 is now. */
  wait: (key: string) => Promise<number>
  /** `times` as many tries are free for a network of many households. */
  wrong: (key: string, times?: number) => Promise<void>
  forget: (key: string) => Promise<void>
}

type Options = { free: number; forgotten: Forgotten; clock?: () => number }
/**
 * An account's count is reset a while after its last wrong try; an address's, where somebody always mistypes, after its
 * first.
 */
type Forgotten = { afterLastMs: number } | { afterFirstMs: number }

const LONGEST_WAIT_MS = 5 * 60_000

/** After the free wrong tries each further one waits twice as long as the one before. */
export function createThrottle({ free, forgotten, clock = Date.now }: Options): Throttle {
  const counts = new LruCache<{ count: number; first: number; last: number; waitUntil: number }>({
    entries: MOST_KEYS,
  })
  const isOver = ({ first, last }: { first: number; last: number }) =>
    'afterLastMs' in forgotten
      ? clock() - last >= forgotten.afterLastMs
      : clock() - first >= forgotten.afterFirstMs
  return {
    wait: async key => Math.max(0, Math.ceil(((counts.get(key)?.waitUntil ?? 0) - clock()) / 1000)),
    wrong: async (key, times = 1) => {
      const now = clock()
      const known = counts.get(key)
      const before = known && !isOver(known) ? known : { count: 0, first: now }
      const count = before.count + 1
      const wait = count < free * times ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (count - free * times))
      counts.put(key, { count, first: before.first, last: now, waitUntil: now + wait })
    },
    forget: async key => counts.drop(key),
  }
}

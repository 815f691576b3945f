import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import type { Network } from '#lib/server/rate-limit/networks.ts'

/** Beyond this number of networks the least recently used one is forgotten. */
export const MOST_KEYS = 50_000

const HOUR_MS = 3_600_000

/**
 * A number of calls per hour for a network; the hour begins with the first. Counted by this process alone: it is this
 * process that a feed keeps busy.
 */
export function createQuota(clock: () => number = Date.now) {
  const counts = new LruCache<{ count: number; until: number }>({ entries: MOST_KEYS })
  const current = (name: string) => {
    const known = counts.get(name)
    return known && known.until > clock() ? known : { count: 0, until: clock() + HOUR_MS }
  }
  /** Counts one more and returns 0; over the limit, it counts nothing and returns the seconds to wait. */
  return (networks: Network[], most: number): number => {
    const now = networks.map(({ name, times }) => ({ name, times, ...current(name) }))
    const full = now.filter(({ count, times }) => count >= most * times)
    if (full.length > 0) return Math.ceil((Math.max(...full.map(({ until }) => until)) - clock()) / 1000)
    for (const { name, count, until } of now) counts.put(name, { count: count + 1, until })
    return 0
  }
}

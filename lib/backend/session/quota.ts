import 'server-only'
import type { Network } from '#lib/server/rate-limit/networks.ts'
import { createCounts } from './counts.ts'

const HOUR_MS = 3_600_000

/** So many of one thing an hour for a network, the hour beginning with the first. */
export function createQuota(clock: () => number = Date.now) {
  const counts = createCounts<{ count: number; until: number }>()
  const current = (name: string) => {
    const known = counts.get(name)
    return known && known.until > clock() ? known : { count: 0, until: clock() + HOUR_MS }
  }
  /** Counts one more and gives 0; where there were enough, nothing is counted and it gives the seconds to wait. */
  return (networks: Network[], most: number): number => {
    const now = networks.map(({ name, times }) => ({ name, times, ...current(name) }))
    const full = now.filter(({ count, times }) => count >= most * times)
    if (full.length > 0) return Math.ceil((Math.max(...full.map(({ until }) => until)) - clock()) / 1000)
    for (const { name, count, until } of now) counts.set(name, { count: count + 1, until })
    return 0
  }
}

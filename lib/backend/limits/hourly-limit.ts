import 'server-only'
import type { Network } from '#lib/server/rate-limit/networks.ts'
import { sharedLimit } from './shared-limit.ts'

/** A number of calls in an hour for a network; the hour begins with the first. Returns the seconds to wait, or 0. */
export function hourlyLimit(what: string) {
  const limit = sharedLimit(what, { seconds: 3_600, from: 'first', wait: 'until-over' })
  return (networks: readonly Network[], most: number): Promise<number> =>
    limit.take(networks.map(({ name, times }) => ({ name, free: most * times })))
}

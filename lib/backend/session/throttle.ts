import 'server-only'

/** Slows a key down after too many wrong tries. In memory; several instances may share another one of this shape. */
export type Throttle = {
  /** Seconds until the next try; 0 is now. */
  wait: (key: string) => Promise<number>
  wrong: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

const LONGEST_WAIT_MS = 5 * 60_000
const FORGOTTEN_AFTER_MS = 15 * 60_000
const MOST_KEYS = 50_000

/** After `free` wrong tries each further one waits twice as long as the one before. */
export function createThrottle(free: number, clock: () => number = Date.now): Throttle {
  const held = new Map<string, { count: number; last: number; waitUntil: number }>()
  return {
    wait: async key => Math.max(0, Math.ceil(((held.get(key)?.waitUntil ?? 0) - clock()) / 1000)),
    wrong: async key => {
      const last = clock()
      const known = held.get(key)
      const count = 1 + (known && last - known.last < FORGOTTEN_AFTER_MS ? known.count : 0)
      const wait = count < free ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (count - free))
      held.delete(key)
      held.set(key, { count, last, waitUntil: last + wait })
      if (held.size > MOST_KEYS) held.delete(held.keys().next().value as string)
    },
    forget: async key => {
      held.delete(key)
    },
  }
}

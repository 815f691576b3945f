import 'server-only'
import type { Db } from '../db/pool.ts'
import { type Counting, countTries, forgetTries, waitsOf } from './count-tries.ts'
import { knownWait, noteWait } from './known-waits.ts'
import { markOf } from './mark-of.ts'

/** Who is counted, and how many are free. */
export type Tried = { name: string; free: number }

/**
 * A limit that holds over all copies of the shop. What a copy was told of a wait it answers by itself; all else is one
 * statement.
 */
export function sharedLimit(what: string, counting: Counting) {
  const marksOf = (tried: readonly Pick<Tried, 'name'>[]) => tried.map(({ name }) => markOf(what, name))
  const noted = (waits: readonly { mark: string; seconds: number }[]) => {
    for (const { mark, seconds } of waits) noteWait(mark, seconds)
    return Math.max(0, ...waits.map(({ seconds }) => seconds))
  }
  return {
    marksOf,
    /** The seconds to wait as far as this copy knows. */
    knownWait: (tried: readonly Pick<Tried, 'name'>[]) => knownWait(marksOf(tried)),
    /** The seconds to wait, and nothing is counted. */
    wait: async (tried: readonly Pick<Tried, 'name'>[], on?: Db): Promise<number> => {
      const marks = marksOf(tried)
      const known = knownWait(marks)
      return known > 0 || marks.length === 0 ? known : noted(await waitsOf(marks, on))
    },
    /** Counts one more of each and returns 0; where one of them, or of the others, has to wait, it counts nothing and returns the seconds. */
    take: async (tried: readonly Tried[], others: readonly string[] = []): Promise<number> => {
      if (tried.length === 0) return 0
      const counted = tried.map(({ name, free }) => ({ mark: markOf(what, name), free }))
      const known = knownWait([...counted.map(({ mark }) => mark), ...others])
      if (known > 0) return known
      const { waits, isCounted } = await countTries(counted, counting, others)
      // Somebody else has taken the last free one at this moment.
      return noted(waits) || (isCounted ? 0 : 1)
    },
    forget: (name: string) => forgetTries(markOf(what, name)),
  }
}

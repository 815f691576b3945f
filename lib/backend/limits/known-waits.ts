import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'

/** Beyond this number the least recently used one is forgotten, and the database is asked again. */
const MOST = 50_000

const waits = new LruCache<number>({ entries: MOST })

// By the time since this process began: no clock that is set changes a wait.
const now = () => performance.now()

/** The first gate: who was told to wait is told so again, and the database is not asked. */
export const knownWait = (marks: readonly string[]): number =>
  Math.max(0, ...marks.map(mark => Math.ceil(((waits.get(mark, now()) ?? 0) - now()) / 1000)))

export const noteWait = (mark: string, seconds: number) =>
  waits.put(mark, now() + seconds * 1000, now(), seconds * 1000)

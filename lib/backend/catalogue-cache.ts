import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { catalogueVersion } from '#lib/server/page-cache/invalidation.ts'

// Counting is the dear half of a page, and page 2 asks the same as page 1.
const KEEP_MS = 300_000
const MOST = 1_000

const kept = new LruCache<Promise<unknown>>({ entries: MOST, keepMs: KEEP_MS })

/** An answer about the catalogue, good until the catalogue changes; who asks meanwhile waits for the same. */
export const cachedQuery = <Answer>(
  question: string,
  ask: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> => {
  const key = `${catalogueStamp()} ${question}`
  const found = kept.get(key, now)
  if (found) return found as Promise<Answer>
  const answer = ask()
  kept.put(key, answer, now)
  answer.catch(() => kept.dropValue(key, answer))
  return answer
}

let forgotten = 0

/** Another text after each change of the catalogue. What sells out changes its own page only, and no list. */
export const catalogueStamp = () => `${forgotten} ${catalogueVersion().changed('')}`

/** For whoever changed the catalogue in this very process. */
export const clearCatalogueCache = () => {
  forgotten += 1
  kept.clear()
}

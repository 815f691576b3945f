import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { catalogueVersion } from '#lib/server/page-cache/invalidation.ts'

// Counting is the dear half of a page, and page 2 asks the same as page 1.
const KEEP_MS = 300_000
const MOST = 1_000

const cache = new LruCache<Promise<unknown>>({ entries: MOST, keepMs: KEEP_MS })

/** An answer about the catalogue, good until the catalogue changes; who asks meanwhile waits for the same. */
export const cachedQuery = <Answer>(
  question: string,
  load: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> => {
  const key = `${catalogueStamp()} ${question}`
  const cached = cache.get(key, now)
  if (cached) return cached as Promise<Answer>
  const result = load()
  cache.put(key, result, now)
  result.catch(() => cache.dropValue(key, result))
  return result
}

let forgotten = 0

/** Another text after each change of the catalogue. What sells out changes its own page only, and no list. */
export const catalogueStamp = () => `${forgotten} ${catalogueVersion().changed('')}`

/** For whoever changed the catalogue in this very process. */
export const clearCatalogueCache = () => {
  forgotten += 1
  cache.clear()
}

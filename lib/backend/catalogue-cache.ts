import 'server-only'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { catalogueVersion } from '#lib/server/page-cache/catalogue-version.ts'

// Counting is the expensive half of a page, and page 2 needs the same count as page 1.
const KEEP_MS = 300_000
const MOST = 1_000

const cache = new LruCache<Promise<unknown>>({ entries: MOST, keepMs: KEEP_MS })

/** A result about the catalogue, cached until the catalogue changes; simultaneous requests share it. */
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

/**
 * A text that differs after each change of the catalogue. Selling out changes a product's own page only, and no list.
 */
export const catalogueStamp = () => `${forgotten} ${catalogueVersion().lastChangeOf('')}`

/** Called after a change of the catalogue in this process. */
export const clearCatalogueCache = () => {
  forgotten += 1
  cache.clear()
}

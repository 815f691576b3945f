import 'server-only'
import { catalogueVersion } from '#lib/server/page-cache/invalidation.ts'

// Counting is the dear half of a page, and page 2 asks the same as page 1.
const KEEP_MS = 300_000
const MOST = 1_000

type Kept = { until: number; answer: Promise<unknown> }
const kept = new Map<string, Kept>()

/** An answer about the catalogue, good until the catalogue changes; who asks meanwhile waits for the same. */
export const cachedQuery = <Answer>(
  question: string,
  ask: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> => {
  const key = `${catalogueStamp()} ${question}`
  const found = kept.get(key)
  if (found && found.until > now) return found.answer as Promise<Answer>
  const answer = ask()
  kept.delete(key)
  kept.set(key, { until: now + KEEP_MS, answer })
  answer.catch(() => kept.delete(key))
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
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

import { LruCache } from '#lib/rules/lru-cache.ts'
import { acceptedEncoding } from '../compression.ts'
import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { env } from '../settings/env.ts'
import type { FullResponse } from './response.ts'

/** What of the page cache's size the answers kept here may take beside it. */
const PART_OF_CACHE = 1 / 8
/** Pieces that are sold in between show after this long; a size that sold out, and any change of the catalogue, at once. */
const KEEP_MS = 60_000
// Of a page beyond the last one everybody gets the same, too.
const KEPT = [200, 404]
const OVERHEAD = 1000

type Kept = { answer: FullResponse; since: number }

const answers = new LruCache<Kept>({
  bytes: env.pageCacheMb * 1024 * 1024 * PART_OF_CACHE,
  bytesOf: ({ answer }) => answer.body.length + OVERHEAD,
  keepMs: KEEP_MS,
})

type Asked = { path: string; search: string; accepted: string }

/** The packed answer that somebody else got for the same address, if nothing in the shop has changed since. */
export function sharedAnswer(asked: Asked, now = Date.now()): FullResponse | undefined {
  const kept = answers.get(nameOf(asked), now)
  return kept?.since === catalogueVersion().version ? kept.answer : undefined
}

/** Keeps a whole page. Another shop's host tells no changes, so each of its lists is asked for anew. */
export function keepAnswer(asked: Asked, answer: FullResponse, since: number) {
  if (!KEPT.includes(answer.status) || catalogueVersion().lenient) return
  answers.put(nameOf(asked), { answer, since })
}

// Each form in which it was sent is an entry of its own. An address holds no space.
const nameOf = ({ path, search, accepted }: Asked) => `${acceptedEncoding(accepted)} ${path}${search}`

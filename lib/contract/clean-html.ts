import { createHash } from 'node:crypto'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { richText } from './rich-text.ts'

const MOST = 5_000
const MOST_SIGNS = 8_000_000
const cleaned = new LruCache<string>({ entries: MOST, bytes: MOST_SIGNS, bytesOf: text => text.length })

/**
 * Sanitised on read too, whichever shop it comes from (Rule 6). A cleaned text is recognised and not cleaned again,
 * which would take time at each visit. By SHA-256, since for a weaker digest a text with the digest of a clean one can
 * be made.
 */
export function cleanHtml(html: string): string {
  if (!html.includes('<')) return html
  const digest = createHash('sha256').update(html).digest('base64')
  const before = cleaned.get(digest)
  if (before !== undefined) return before
  const clean = richText(html)
  cleaned.put(digest, clean)
  return clean
}

import 'server-only'
import { createHash } from 'node:crypto'
import { richText } from '#lib/catalogue/rich-text.ts'

const MOST = 5_000
const known = new Set<string>()

/** Ruling 6: sanitised on read too. What came clean once, as everything imported does, is only recognised again. */
export const cleanText = (html: string) => {
  if (!html.includes('<')) return html
  const digest = createHash('sha1').update(html).digest('base64')
  if (known.has(digest)) return html
  const clean = richText(html)
  if (clean === html) {
    if (known.size >= MOST) known.clear()
    known.add(digest)
  }
  return clean
}

import 'server-only'
import { formerShopPath, readingsOf } from '#lib/catalogue/rules/former-shop-path.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { pathOf } from '#lib/paths.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { cachedQuery, catalogueStamp } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'

const KEPT = 10_000
const KEEP_MS = 300_000

const known = new LruCache<string>({ entries: KEPT, keepMs: KEEP_MS })
// Anybody may ask for any number of paths: two are looked up at a time, and of too many the last are not found.
const inTurn = concurrencyLimit(2, { waiting: 100 })

/** Where a page of another shop is here: a product of its slug first, then who has it as an old address; '' for none. */
export const oldAddress = async (asked: string): Promise<string> => {
  const path = formerShopPath(asked)
  if (path === '') return ''
  const key = `${catalogueStamp()} ${path}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const found = await inTurn.run(() => lookUp(path))
  known.put(key, found)
  return found
}

const lookUp = async (path: string) => {
  const { paths, slug } = readingsOf(path)
  const own = slug && (await db.one<{ slug: string }>(BY_SLUG, [slugOf({ ASIN: slug })]))
  if (own) return pathOf('product', own.slug)
  const stored = await cachedQuery('old addresses', storedAddresses)
  for (const one of paths) {
    const section = stored.sections.get(one)
    if (section) return section
    const product = stored.isAnyProduct && (await db.one<{ slug: string }>(BY_OLD_ADDRESS, [[one]]))
    if (product) return pathOf('product', product.slug)
  }
  return ''
}

/** Those of sections, which are few, and whether any product has one. */
const storedAddresses = async () => {
  const rows = await db.query<{ id: number; level: string; path: string }>(OF_SECTIONS)
  const sections = new Map<string, string>()
  for (const { id, level, path } of rows)
    if (!sections.has(path))
      sections.set(path, pathOf(level === 'subcategory' ? 'subcategory' : 'category', id))
  const any = await db.one(`select 1 from products where old_addresses <> '{}' and not withdrawn limit 1`)
  return { sections, isAnyProduct: any !== undefined }
}

const BY_SLUG = {
  name: 'slug of a product',
  text: 'select slug from products where not withdrawn and slug = $1',
}
const BY_OLD_ADDRESS = {
  name: 'product by old address',
  text: `select slug from products where old_addresses <> '{}' and old_addresses @> $1::text[] and not withdrawn
    order by id limit 1`,
}
const OF_SECTIONS = `select id, level, unnest(old_addresses) as path from sections
  where not withdrawn and old_addresses <> '{}' and level <> 'group' order by id`

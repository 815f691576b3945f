import 'server-only'
import type { z } from 'zod'
import type { sitemapPart } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { IS_SHOWN } from './collection-dates.ts'

const PART = 10_000

/** The pages of the catalogue in parts: the sections and the first products, then ever more products. */
export const sitemap = async (part: number): Promise<z.infer<typeof sitemapPart> | null> => {
  const starts = await cachedQuery('sitemap', partStarts)
  const from = starts[part]
  if (from === undefined && part > 0) return null
  const rows = await db.query<{ slug: string; changed: string }>(PRODUCTS, [from ?? 0, PART])
  const products = rows.map(row => ({ path: pathOf('product', row.slug), changed: row.changed }))
  return {
    parts: Math.max(starts.length, 1),
    pages: part === 0 ? [...(await sectionPages()), ...products] : products,
  }
}

/** The first id of each part, found by one walk along the ids. */
const partStarts = async () => {
  const rows = await db.query<{ id: number }>(
    `select id from (select id, row_number() over (order by id) - 1 as place from products where not withdrawn) walk
      where place % $1 = 0 order by id`,
    [PART],
  )
  return rows.map(row => row.id)
}

const sectionPages = async () => {
  const rows = await db.query<{ id: number; level: string; changed: string }>(
    `select id, level, ${day('updated_at')} as changed from sections
      where not withdrawn and product_count + further_count > 0 order by level, position, id`,
  )
  const listed = await db.query<{ id: number; changed: string }>(
    `select id, ${day('updated_at')} as changed from collections l
      where ${IS_SHOWN} and product_count > 0 order by position, id`,
  )
  return [...rows, ...listed.map(row => ({ ...row, level: 'collection' }))].map(({ id, level, changed }) => ({
    path: pathOf(level === 'subcategory' ? 'subcategory' : 'category', id),
    changed,
  }))
}

const day = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

const PRODUCTS = {
  name: 'sitemap part',
  text: `select slug, ${day('updated_at')} as changed from products
    where id >= $1 and not withdrawn order by id limit $2`,
}

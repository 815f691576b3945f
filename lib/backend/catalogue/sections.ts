import 'server-only'
import type { Category, Group, Subcategory } from '#lib/contract/catalogue-schemas.ts'
import { cleanHtml } from '#lib/contract/clean-html.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { deadLinks } from '../shop/dead-links.ts'
import { IS_SHOWN } from './collection-dates.ts'

export type Level = 'group' | 'category' | 'subcategory'
/** A place in the tree, or a collection. */
export type Section = {
  id: number
  level: Level | 'collection'
  product_count: number
  /** Whether it lists products whose own section is another one. */
  isWide: boolean
}
/** One whose products are those of its own place alone. */
export type TreeSection = Section & { level: Level; isWide: false }
export const isInTree = (section: Section): section is TreeSection => !section.isWide

/** The whole tree in its order: groups, their categories, their subcategories. */
export const sectionTree = (): Promise<Group[]> => cachedQuery('sections', readTree)

const readTree = async () => {
  const rows = await withoutDeadLinks(await db.query<SectionRow>(ALL))
  const below = Map.groupBy(rows, row => row.parent_id ?? 0)
  const children = (id: number) => below.get(id) ?? []
  return children(0).map(group => ({
    group_id: group.id,
    group_desc: group.name,
    group_order: group.position,
    categories: children(group.id).map(row => categoryOf(row, children(row.id).map(subcategoryOf))),
  }))
}

// A tile that led to what is gone leads to its own section.
const withoutDeadLinks = async (rows: SectionRow[]) => {
  const dead = await deadLinks(
    db,
    rows.map(row => row.url),
  )
  return rows.map(row => (dead.has(row.url) ? { ...row, url: '' } : row))
}

/** An id means one section, whatever its level (Rule 36). */
export const sectionById = (id: number) => cachedQuery(`section ${id}`, () => db.one<Section>(BY_ID, [id]))

export const allCount = async () => (await db.one<{ count: number }>(COUNT))?.count ?? 0

type SectionRow = {
  id: number
  parent_id: number | null
  name: string
  position: number
  category_name: string
  short_desc: string
  description: string
  url: string
  image: string
  banner: string
}

const categoryOf = (row: SectionRow, Subcategories: Subcategory[]): Category => ({
  category_id: row.id,
  category_desc: row.name,
  category_name: row.category_name,
  short_desc: row.short_desc,
  url: row.url,
  description: cleanHtml(row.description),
  cat_order: row.position,
  image: row.image,
  banner: row.banner,
  Subcategories,
})

const subcategoryOf = (row: SectionRow): Subcategory => ({
  subcategory_id: row.id,
  subcategory_desc: row.name,
  description: cleanHtml(row.description),
  subcat_order: row.position,
})

// A category without a picture has that of one of its first products.
const PICTURE = `case when image <> '' or level <> 'category' then image else coalesce((
    select images[1] from (select images from products p where p.category_id = s.id and not p.withdrawn
      order by p.position, p.id limit 50) first
    where images <> '{}' limit 1), '') end`

const ALL = {
  name: 'sections',
  text: `select id, parent_id, name, position, category_name, short_desc, description, url, ${PICTURE} as image, banner
    from sections s where not withdrawn order by position, id`,
}
const BY_ID = {
  name: 'section by id',
  text: `select id, level, product_count + further_count as product_count, further_count > 0 as "isWide"
      from sections where id = $1 and not withdrawn
    union all
    select id, 'collection', product_count, true from collections l where id = $1 and ${IS_SHOWN}`,
}
const COUNT = {
  name: 'products on sale',
  text: `select coalesce(sum(product_count), 0)::int as count from sections where level = 'group'`,
}

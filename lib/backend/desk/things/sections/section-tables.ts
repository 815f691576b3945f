import 'server-only'
import { whatCollection, whatSection } from '#messages/desk-things-sections.ts'
import { COLLECTIONS_TABLE } from '../../../catalogue-import/collection-cells.ts'
import { SECTIONS_TABLE } from '../../../catalogue-import/section-cells.ts'
import { type Db, db } from '../../../db/pool.ts'
import { rowOf, type SectionRow, treeOf } from './section-tree.ts'

/** All sections of the shop, in the order of its menus. */
export const SECTIONS = {
  shape: SECTIONS_TABLE,
  what: whatSection,
  read: (on: Db = db) => on.query<SectionRow>(ALL_SECTIONS),
}

/** The collections: for the seller they are changed like sections, and no two of both have the same number. */
export const COLLECTIONS = {
  shape: COLLECTIONS_TABLE,
  what: whatCollection,
  read: (on: Db = db) => on.query<SectionRow>(ALL_COLLECTIONS),
}

/** Where the row of an id stands, with all that stand there. */
export async function tableWith(id: number) {
  for (const table of [SECTIONS, COLLECTIONS]) {
    const tree = treeOf(await table.read())
    if (rowOf(tree, id)) return { ...table, tree }
  }
  return undefined
}

/** The cells that say where a section stands, and nothing new. */
export const rowAsItIs = ({ level, id, parent_id, name }: SectionRow): Record<string, string> =>
  level === 'collection'
    ? { id: String(id), name }
    : { level, id: String(id), parent_id: String(parent_id ?? ''), name }

const ALL_SECTIONS = `select id, level, parent_id, name, position, category_name, short_desc, description, image,
    product_count + further_count as things
  from sections where not withdrawn order by position, id`

const ALL_COLLECTIONS = `select id, 'collection' as level, null::integer as parent_id, name, position, '' as category_name,
    short_desc, description, image, product_count as things
  from collections where not withdrawn order by position, id`

import 'server-only'
import type { Level } from '../catalogue/sections.ts'
import type { Db } from '../db/pool.ts'
import { freeFrom, type Known } from './import-sections.ts'

const DOWN: readonly Level[] = ['group', 'category', 'subcategory']
export const LEVELS = DOWN.length
export const PATH_SIGN = ' > '

/** Where a subcategory hangs in the tree. */
type Place = { category_id: number; group_id: number }
/** What a path means: its subcategory, and what is deeper. */
type Found = Place & { subcategory_id: number; type: string }
type Node = Known & { withdrawn?: boolean; position?: number }

export type SectionsByName = {
  /** The places of all subcategories, by their ids. */
  places: Map<number, Place>
  /** The section of a path; what is missing of it is made. */
  find: (names: readonly string[]) => Found
  /** Saves what was made; tells how many. */
  save: (tx: Db) => Promise<number>
}

/**
 * The tree by the names of its sections. A path that ends at a group or a category means a subcategory of the same name
 * in it, since a product is always in a subcategory.
 */
export const sectionsByName = async (tx: Db, tree: readonly Known[]): Promise<SectionsByName> => {
  const gone = await tx.query<Node>(
    'select id, level, parent_id, name, true as withdrawn from sections where withdrawn',
  )
  const taken = await tx.query<{ id: number }>('select id from collections')
  const byName = new Map<string, Node>()
  for (const node of [...tree, ...gone]) {
    const key = nodeKey(node.parent_id, node.name)
    if (!byName.has(key)) byName.set(key, node)
  }
  const places = placesOf(tree)
  const touched = new Map<number, Node>()
  const firstFree = freeFrom([...tree, ...gone, ...taken])
  let made = 0
  const childOf = (parent: Node | undefined, name: string) => {
    const parent_id = parent?.id ?? null
    const found = byName.get(nodeKey(parent_id, name))
    if (found && !found.withdrawn) return found
    const node = found ?? {
      id: firstFree + made,
      level: DOWN[parent ? DOWN.indexOf(parent.level) + 1 : 0] as Level,
      parent_id,
      name,
      position: made++,
    }
    node.withdrawn = false
    byName.set(nodeKey(parent_id, name), node)
    touched.set(node.id, node)
    return node
  }
  const find = (names: readonly string[]): Found => {
    const [first = '', second = first, third = second] = names
    const group = childOf(undefined, first)
    const category = childOf(group, second)
    const subcategory = childOf(category, third)
    const place = { category_id: category.id, group_id: group.id }
    places.set(subcategory.id, place)
    return { ...place, subcategory_id: subcategory.id, type: names.slice(LEVELS).join(PATH_SIGN) }
  }
  // In the order in which they were made parents come first.
  const save = async (on: Db) =>
    touched.size === 0 ? 0 : await on.run(SAVE, [JSON.stringify([...touched.values()])])
  return { places, find, save }
}

const nodeKey = (parent: number | null, name: string) =>
  `${parent ?? ''} ${name.normalize('NFC').toLowerCase()}`

const placesOf = (sections: readonly Known[]) => {
  const byId = new Map(sections.map(section => [section.id, section]))
  const places = new Map<number, Place>()
  for (const section of sections) {
    const category = section.level === 'subcategory' ? byId.get(section.parent_id ?? 0) : undefined
    if (category?.parent_id)
      places.set(section.id, { category_id: category.id, group_id: category.parent_id })
  }
  return places
}

// What the sheet names comes after what the shop had.
const SAVE = `insert into sections as s (id, level, parent_id, name, position)
  select m.id, m.level, m.parent_id, m.name,
    coalesce(m.position, 0) + coalesce((select max(position) from sections had where had.level = m.level), 0) + 1
  from json_to_recordset($1::json) as m (id integer, level text, parent_id integer, name text, position integer)
  on conflict (id) do update set withdrawn = false, updated_at = now()`

import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Level } from '#lib/backend/catalogue/sections.ts'
import type { Db } from '#lib/backend/db/pool.ts'
import type { Faults } from './faults.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { Place } from './product-cells.ts'
import { readTable } from './read-table.ts'
import { PARENT, SECTIONS_TABLE, type SectionCells, sectionCells } from './section-cells.ts'

type Known = { id: number; level: Level; parent_id: number | null }
type Options = { folder: string; faults: Faults; shelf: PictureShelf; withdrawMissing: boolean }

/** Reads and saves categories.csv, if there is one; gives the place of each subcategory that products may name. */
export const importSections = async (tx: Db, options: Options) => {
  const read = await readSections(options)
  const known = await tx.query<Known>('select id, level, parent_id from sections where not withdrawn')
  if (!read) return { places: placesOf(known), changed: 0, withdrawn: 0 }
  const { rows, columns } = read
  // A withdrawn section keeps its level: its id still means what it meant.
  const levels = await tx.query<Known>('select id, level, parent_id from sections where withdrawn')
  checkTree(rows, [...known, ...levels], options)
  const missing = options.withdrawMissing ? [] : known
  const tree = [...new Map([...missing, ...rows].map(row => [row.id, row])).values()]
  if (options.faults.count > 0) return { places: placesOf(tree), changed: 0, withdrawn: 0 }
  return { places: placesOf(tree), ...(await saveSections(tx, rows, columns, options.withdrawMissing)) }
}

const readSections = async ({ folder, faults, shelf }: Options) => {
  if (!existsSync(path.join(folder, SECTIONS_TABLE.file))) return undefined
  const rows: SectionCells[] = []
  let columns: string[] | undefined
  for await (const batch of readTable(SECTIONS_TABLE, { folder, faults }))
    for (const row of batch) {
      columns ??= Object.keys(row.cells)
      const section = sectionCells(row, faults)
      const place = { file: SECTIONS_TABLE.file, line: section.line }
      section.image = shelf.take(section.image, { ...place, column: 'image' })
      section.banner = shelf.take(section.banner, { ...place, column: 'banner' })
      rows.push(section)
    }
  return { rows, columns: columns ?? [...SECTIONS_TABLE.required] }
}

const checkTree = (rows: SectionCells[], known: Known[], { faults, withdrawMissing }: Options) => {
  const levels = new Map(known.map(section => [section.id, section.level]))
  const byId = new Map<number, SectionCells>()
  const wrong = (row: SectionCells, column: string, reason: string) =>
    faults.add({ file: SECTIONS_TABLE.file, line: row.line, column, reason })
  for (const row of rows) {
    const earlier = byId.get(row.id)
    if (earlier) wrong(row, 'id', `${row.id} is used on line ${earlier.line} already`)
    byId.set(row.id, row)
    const before = levels.get(row.id)
    if (before && before !== row.level) wrong(row, 'id', `${row.id} is a ${before} of this shop already`)
  }
  if (withdrawMissing && rows.length === 0 && known.length > 0)
    faults.add({
      file: SECTIONS_TABLE.file,
      reason: 'names no section, and --withdraw-missing would withdraw all of the shop: give at least one',
    })
  const parents = withdrawMissing ? new Map<number, Level>() : levels
  for (const row of rows) {
    if (row.parent_id === null) continue
    const level = byId.get(row.parent_id)?.level ?? parents.get(row.parent_id)
    if (level !== PARENT[row.level])
      wrong(row, 'parent_id', `there is no ${PARENT[row.level]} ${row.parent_id}`)
  }
}

const placesOf = (sections: Known[]) => {
  const byId = new Map(sections.map(section => [section.id, section]))
  const places = new Map<number, Place>()
  for (const section of sections) {
    const category = section.level === 'subcategory' ? byId.get(section.parent_id ?? 0) : undefined
    if (category?.parent_id)
      places.set(section.id, { category_id: category.id, group_id: category.parent_id })
  }
  return places
}

const saveSections = async (tx: Db, rows: SectionCells[], columns: string[], withdrawMissing: boolean) => {
  const save = savingOf(columns.map(column => (column === 'order' ? 'position' : column)))
  let changed = 0
  // Parents first, for the foreign key.
  for (const level of ['group', 'category', 'subcategory'])
    changed += await tx.run(save, [JSON.stringify(rows.filter(row => row.level === level))])
  const withdrawn = withdrawMissing ? await tx.run(WITHDRAW, [rows.map(row => row.id)]) : 0
  await tx.run(MOVE_PRODUCTS)
  return { changed, withdrawn }
}

const COLUMNS = [
  ...['level', 'parent_id', 'name', 'position', 'category_name', 'short_desc', 'description', 'url'],
  ...['image', 'banner'],
]
/** A column that is not in the file leaves what a section has alone. */
const savingOf = (columns: string[]) => {
  const said = COLUMNS.filter(column => columns.includes(column))
  const of = (table: string) => said.map(column => `${table}.${column}`).join(', ')
  return `insert into sections as s (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from json_populate_recordset(null::sections, $1::json)
    on conflict (id) do update set withdrawn = false, updated_at = now(),
      ${said.map(column => `${column} = excluded.${column}`).join(', ')}
    where s.withdrawn or (${of('s')}) is distinct from (${of('excluded')})`
}

const WITHDRAW = `update sections set withdrawn = true, updated_at = now()
  where not withdrawn and not id = any($1)`

// A subcategory that hangs elsewhere now takes its products along.
const MOVE_PRODUCTS = `update products p set category_id = c.id, group_id = c.parent_id
  from sections sub join sections c on c.id = sub.parent_id
  where sub.id = p.subcategory_id and (p.category_id, p.group_id) is distinct from (c.id, c.parent_id)`

import 'server-only'
import { namesNoSection, noParent, sectionIdTwice, sectionOfAnotherLevel } from '#messages/imports.ts'
import type { Level } from '../catalogue/sections.ts'
import type { Db } from '../db/pool.ts'
import type { ImageCopier } from './copy-images.ts'
import { DECLARED_COLUMNS } from './declared-cells.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { readTable } from './read-table.ts'
import { PARENT, SECTIONS_TABLE, type SectionCells, sectionCells } from './section-cells.ts'

export type Known = { id: number; level: Level; parent_id: number | null; name: string }
type Options = { folder: string; errors: ImportErrors; images: ImageCopier; withdrawMissing: boolean }

/** Reads and saves categories.csv, if there is one; gives the tree as it will be. */
export const importSections = async (tx: Db, options: Options) => {
  const { errors, withdrawMissing } = options
  const before = errors.count
  const read = await readSections(options)
  const known = await tx.query<Known>('select id, level, parent_id, name from sections where not withdrawn')
  const nothing = { changed: 0, withdrawn: 0, missing: [] as number[] }
  if (!read) return { tree: known, ...nothing }
  const { rows, columns } = read
  if (withdrawMissing && rows.length === 0 && known.length > 0 && errors.count === before)
    errors.add({ file: SECTIONS_TABLE.file, reason: namesNoSection })
  // A withdrawn section keeps its level: its id still means what it meant.
  const gone = await tx.query<Known>('select id, level, parent_id, name from sections where withdrawn')
  const sure = checkTree(
    rows.filter(row => !row.unsure),
    [...known, ...gone],
    options,
  )
  const remaining = withdrawMissing ? [] : known
  const tree = [...new Map([...remaining, ...sure].map(row => [row.id, row])).values()]
  const named = new Set(rows.map(row => row.id))
  const missing = withdrawMissing ? known.flatMap(({ id }) => (named.has(id) ? [] : [id])) : []
  if (errors.count > 0) return { ...nothing, tree, missing }
  return { tree, missing, ...(await saveSections(tx, rows, columns, missing)) }
}

const readSections = async ({ folder, errors, images }: Options) => {
  if (!findTable(folder, SECTIONS_TABLE.file)) return undefined
  const rows: SectionCells[] = []
  let columns: string[] | undefined
  for await (const batch of readTable(SECTIONS_TABLE, { folder, errors }))
    for (const row of batch) {
      columns ??= Object.keys(row.cells)
      const section = sectionCells(row, errors)
      const place = { file: SECTIONS_TABLE.file, line: section.line }
      for (const column of ['image', 'banner'] as const)
        section[column] = images.take(section[column], { ...place, column })
      rows.push(section)
    }
  return { rows, columns: columns ?? [...SECTIONS_TABLE.required] }
}

/** Tells what is wrong with the tree, and gives the rows without those whose id is another row's. */
const checkTree = (rows: SectionCells[], known: Known[], { errors, withdrawMissing }: Options) => {
  const before = new Map(known.map(section => [section.id, section]))
  const byId = new Map<number, SectionCells>()
  const wrong = (row: SectionCells, column: 'id' | 'parent_id', reason: string) =>
    errors.add({ file: SECTIONS_TABLE.file, line: row.line, column, value: String(row[column]), reason })
  const free = freeFrom([...known, ...rows])
  for (const row of rows) {
    const earlier = byId.get(row.id)
    const had = before.get(row.id)
    if (earlier) wrong(row, 'id', sectionIdTwice(row.id, earlier.line))
    else byId.set(row.id, row)
    if (!earlier && had && had.level !== row.level) wrong(row, 'id', sectionOfAnotherLevel(row, had, free))
  }
  const levels = new Map(known.map(({ id, level }) => [id, level]))
  const parents = withdrawMissing ? new Map<number, Level>() : levels
  for (const row of rows) {
    if (row.parent_id === null) continue
    const level = byId.get(row.parent_id)?.level ?? parents.get(row.parent_id)
    if (level !== PARENT[row.level])
      wrong(row, 'parent_id', noParent(String(PARENT[row.level]), row.parent_id))
  }
  return [...byId.values()]
}

/** A round number above all ids that are in use. */
export const freeFrom = (sections: { id: number }[]) => {
  const most = sections.reduce((largest, { id }) => Math.max(largest, id), 0)
  const round = most < 100_000_000 ? 10 ** Math.max(3, String(most).length) : 1
  return Math.ceil((most + 1) / round) * round
}

const saveSections = async (tx: Db, rows: SectionCells[], columns: string[], missing: number[]) => {
  const save = savingOf(columns.map(column => (column === 'order' ? 'position' : column)))
  let changed = 0
  // Parents first, for the foreign key.
  for (const level of ['group', 'category', 'subcategory'])
    changed += await tx.run(save, [JSON.stringify(rows.filter(row => row.level === level))])
  const withdrawn = missing.length > 0 ? await tx.run(WITHDRAW, [missing]) : 0
  await tx.run(MOVE_PRODUCTS)
  return { changed, withdrawn }
}

const COLUMNS = [
  ...['level', 'parent_id', 'name', 'position', 'category_name', 'short_desc', 'description', 'url'],
  ...['image', 'banner', 'old_addresses'],
]
/** A column that is not in the file leaves what a section has alone. */
const savingOf = (columns: string[]) => {
  const declares = [...DECLARED_COLUMNS, 'hsn'].filter(column => columns.includes(column))
  // Of what is declared a section keeps what the file does not name.
  const declared = `s.declared - '{${declares.join()}}'::text[] || excluded.declared`
  const named = COLUMNS.filter(column => columns.includes(column)).map(column => [
    column,
    `excluded.${column}`,
  ])
  if (declares.length > 0) named.push(['declared', declared])
  return `insert into sections as s (id, ${COLUMNS.join(', ')}, declared)
    select id, ${COLUMNS.join(', ')}, coalesce(declared, '{}') from json_populate_recordset(null::sections, $1::json)
    on conflict (id) do update set withdrawn = false, updated_at = now(),
      ${named.map(([column, says]) => `${column} = ${says}`).join(', ')}
    where s.withdrawn or (${named.map(([column]) => `s.${column}`).join(', ')}) is distinct from (${named.map(([, says]) => says).join(', ')})`
}

const WITHDRAW = `update sections set withdrawn = true, updated_at = now()
  where not withdrawn and id = any($1)`

// A subcategory that hangs elsewhere now takes its products along.
export const MOVE_PRODUCTS = `update products p set category_id = c.id, group_id = c.parent_id
  from sections sub join sections c on c.id = sub.parent_id
  where sub.id = p.subcategory_id and (p.category_id, p.group_id) is distinct from (c.id, c.parent_id)`

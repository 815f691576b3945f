import 'server-only'
import { collectionIdTaken, collectionIdTwice, sectionIdOfCollection } from '#messages/imports.ts'
import { TURN_COLLECTIONS } from '../catalogue/collection-dates.ts'
import type { Db } from '../db/pool.ts'
import { COLLECTIONS_TABLE, type CollectionCells, collectionCells } from './collection-cells.ts'
import type { ImageCopier } from './copy-images.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import type { Known } from './import-sections.ts'
import { readTable } from './read-table.ts'
import { SECTIONS_TABLE } from './section-cells.ts'

type Options = {
  folder: string
  errors: ImportErrors
  images: ImageCopier
  withdrawMissing: boolean
  /** The tree, with whose ids a collection's must not meet. */
  tree: readonly Known[]
}

/** Reads and saves collections.csv, if there is one; tells how many collections changed. */
export const importCollections = async (tx: Db, options: Options): Promise<number> => {
  const { folder, errors, withdrawMissing, tree } = options
  await checkSections(tx, tree, errors)
  if (!findTable(folder, COLLECTIONS_TABLE.file)) return 0
  const { rows, columns } = await readCollections(options)
  const gone = await tx.query<Known>('select id, level, parent_id, name from sections where withdrawn')
  checkIds(rows, [...gone, ...tree], errors)
  if (errors.count > 0) return 0
  const saved = await tx.run(savingOf(columns), [JSON.stringify(rows)])
  const withdrawn = withdrawMissing ? await tx.run(WITHDRAW, [rows.map(({ id }) => id)]) : 0
  await tx.run(TURN_COLLECTIONS)
  return saved + withdrawn
}

const checkSections = async (tx: Db, tree: readonly Known[], errors: ImportErrors) => {
  const ids = tree.map(({ id }) => id)
  for (const { id, name } of await tx.query<Known>('select id, name from collections where id = any($1)', [
    ids,
  ]))
    errors.add({
      file: SECTIONS_TABLE.file,
      column: 'id',
      value: String(id),
      reason: sectionIdOfCollection(id, name),
    })
}

const readCollections = async ({ folder, errors, images }: Options) => {
  const rows: CollectionCells[] = []
  let columns: string[] = [...COLLECTIONS_TABLE.required]
  for await (const batch of readTable(COLLECTIONS_TABLE, { folder, errors }))
    for (const row of batch) {
      columns = Object.keys(row.cells)
      const collection = collectionCells(row, errors)
      const place = { file: COLLECTIONS_TABLE.file, line: row.line }
      for (const column of ['image', 'banner'] as const)
        collection[column] = images.take(collection[column], { ...place, column })
      rows.push(collection)
    }
  return { rows, columns: columns.map(column => (column === 'order' ? 'position' : column)) }
}

const checkIds = (rows: CollectionCells[], sections: readonly Known[], errors: ImportErrors) => {
  const taken = new Map(sections.map(section => [section.id, section]))
  const lines = new Map<number, number>()
  for (const { id, line, unsure } of rows) {
    if (unsure) continue
    const wrong = (reason: string) =>
      errors.add({ file: COLLECTIONS_TABLE.file, line, column: 'id', value: String(id), reason })
    const section = taken.get(id)
    const earlier = lines.get(id)
    if (section) wrong(collectionIdTaken(id, section.level, section.name))
    if (earlier) wrong(collectionIdTwice(id, earlier))
    else lines.set(id, line)
  }
}

const COLUMNS = [
  ...['name', 'position', 'short_desc', 'description', 'image', 'banner', 'show_from', 'show_to'],
  ...['tag', 'brand', 'price_from', 'price_to', 'products'],
]

/** A column that is not in the file leaves what a collection has alone. */
const savingOf = (columns: string[]) => {
  const said = COLUMNS.filter(column => columns.includes(column))
  const of = (table: string) => said.map(column => `${table}.${column}`).join(', ')
  return `insert into collections as s (id, ${COLUMNS.join(', ')})
    select id, ${COLUMNS.join(', ')} from json_populate_recordset(null::collections, $1::json)
    on conflict (id) do update set withdrawn = false, updated_at = now(),
      ${said.map(column => `${column} = excluded.${column}`).join(', ')}
    where s.withdrawn or (${of('s')}) is distinct from (${of('excluded')})`
}

const WITHDRAW = `update collections set withdrawn = true, updated_at = now()
  where not withdrawn and id <> all($1)`

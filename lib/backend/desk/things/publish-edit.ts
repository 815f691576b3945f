import 'server-only'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { catalogueBusy } from '#messages/desk-things.ts'
import { picturesNotStored } from '#messages/media.ts'
import { csvLine } from '../../catalogue-import/csv.ts'
import { ImportRefused } from '../../catalogue-import/errors.ts'
import { importCatalogue } from '../../catalogue-import/import-catalogue.ts'
import type { TableShape } from '../../catalogue-import/read-table.ts'
import type { Db } from '../../db/pool.ts'
import { media } from '../../media/media.ts'
import { MediaFault } from '../../media/media-fault.ts'
import { refusedEdit } from './refused-edit.ts'

export type Rows = readonly Readonly<Record<string, string>>[]

/** A change as a sheet says it: rows of one table have the same columns. */
export type Edit = {
  /** For the list of changes. */
  what: string
  products?: Rows
  variants?: Rows
  /** A table whose rows are made of the shop as it is once nobody else publishes; that may throw `StopEdit`. */
  table?: { shape: TableShape; rows: (tx: Db) => Promise<Rows> }
  /** Whether what has no row in it goes. */
  isWhole?: boolean
  /** Pictures that the rows name, and under which name they are stored so far, if they are. */
  pictures?: readonly ({ name: string; stored: string } | { name: string; bytes: Uint8Array })[]
  /** Sizes whose pieces stay what they are, whatever the row says. */
  keptSizes?: readonly { id: number; size: string }[]
  /** Asked once nobody else publishes; it may throw `StopEdit`. */
  check?: (tx: Db) => Promise<unknown>
}
export type Edited = { publication: number; isChanged: boolean; warnings: string[] }

/** Ends an edit without a change, with what is said of it. */
export class StopEdit extends Error {
  readonly refused: ActRefused
  constructor(refused: ActRefused) {
    super('STOP_EDIT')
    this.refused = refused
  }
}

/** Publishes a change of the desk as an import does: the same checks, the same merge, and it can be taken back. */
export async function publishEdit(edit: Edit): Promise<Edited | ActRefused> {
  const folder = await newFolder()
  const { table } = edit
  try {
    await fillFolder(folder, edit)
    const report = await importCatalogue({
      folder,
      desk: edit.what,
      withdrawMissing: edit.isWhole ?? false,
      onWait: stopBusy,
      onTurn: async tx => {
        await edit.check?.(tx)
        if (table) await writeTable(folder, table.shape, await table.rows(tx))
      },
      onStaged: tx => keepSizes(tx, edit.keptSizes ?? []),
    })
    const warnings = report.warnings.listed.map(({ reason }) => reason)
    return { publication: report.publication, isChanged: report.anything, warnings }
  } catch (error) {
    if (error instanceof StopEdit) return error.refused
    if (error instanceof ImportRefused) return refusedEdit(error.errors, edit.products)
    if (error instanceof MediaFault) return { refused: picturesNotStored(error.reason) }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// Nobody at a phone waits minutes for a sheet that is being published.
export const stopBusy = () => {
  throw new StopEdit({ refused: catalogueBusy })
}

// Of this process alone: it is gone when the edit ends.
const newFolder = async () => {
  const all = path.join(env.dataDir, 'desk-edits')
  await mkdir(all, { recursive: true })
  return mkdtemp(path.join(all, 'edit-'))
}

const fillFolder = async (folder: string, { products = [], variants = [], table, pictures = [] }: Edit) => {
  if (products.length > 0) await writeFile(path.join(folder, 'products.csv'), sheetOf(products))
  if (variants.length > 0) await writeFile(path.join(folder, 'variants.csv'), sheetOf(variants))
  // A folder without a table is refused; the rows come later.
  if (table) await writeTable(folder, table.shape, [])
  if (pictures.length > 0) await mkdir(path.join(folder, 'pictures'))
  for (const picture of pictures) {
    const file = path.join(folder, 'pictures', picture.name)
    if ('bytes' in picture) await writeFile(file, picture.bytes)
    else await media().fetch(picture.stored, file)
  }
}

const writeTable = (folder: string, { file, required }: TableShape, rows: Rows) =>
  writeFile(path.join(folder, file), rows.length > 0 ? sheetOf(rows) : csvLine(required))

const sheetOf = (rows: Rows) => {
  const columns = Object.keys(rows[0] ?? {})
  return csvLine(columns) + rows.map(row => csvLine(columns.map(column => row[column] ?? ''))).join('')
}

const keepSizes = async (tx: Db, kept: readonly { id: number; size: string }[]) => {
  if (kept.length > 0) await tx.run(KEEP, [kept.map(({ id }) => id), kept.map(({ size }) => size)])
}

const KEEP = 'insert into kept_sizes (product_id, size_desc) select * from unnest($1::int[], $2::text[])'

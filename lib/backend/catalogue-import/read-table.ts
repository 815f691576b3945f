import 'server-only'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import {
  commaNeedsQuotes,
  fieldNumber,
  fileIsEmpty,
  isNotUtf8,
  saveAsCsv,
  wrongFieldCount,
} from '#messages/imports.ts'
import { sheetWithoutRows } from '#messages/spreadsheets.ts'
import { readSheet, type SheetRow } from '../spreadsheet/read-sheet.ts'
import { SpreadsheetFault } from '../spreadsheet/spreadsheet-fault.ts'
import { csvReader } from './csv.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { isWrongEncoding, notUtf8 } from './not-utf8.ts'
import { readHeader } from './read-header.ts'

type Cells = Record<string, string>
export type TableRow = { line: number; cells: Cells }

export type TableShape = {
  file: string
  required: readonly string[]
  optional: readonly string[]
  /** Where one of these columns is there, the required ones may be missing. */
  unless?: readonly string[]
  /** Columns that may stand for a needed one. */
  instead?: Readonly<Record<string, string>>
  /** Whether a column that is in neither list is welcome all the same. */
  free?: (column: string) => boolean
}

type Options = { folder: string; errors: ImportErrors; progress?: (bytes: number) => void }

/** The rows of a table in batches, by the names of its header; rows of wrong form are faults and left out. */
export async function* readTable(shape: TableShape, options: Options) {
  const { folder, errors, progress } = options
  const { file } = shape
  const { sheet, trouble } = findTable(folder, file) ?? {}
  if (trouble) return errors.add({ file, reason: trouble })
  let header: string[] | undefined
  const take = (rows: SheetRow[]) => {
    const batch: TableRow[] = []
    for (const { line, fields, error } of rows) {
      // A spreadsheet writes rows that were cleared as commas alone.
      if (!error && fields.every(isBlank)) continue
      if (!header) {
        header = readHeader(shape, fields, line, errors)
        if (!error || header.length === 0) continue
        header = []
        // Where the header is at fault, no row can be read by it.
      } else if (header.length === 0) continue
      // A sheet has no cells behind the last one that holds something.
      while (sheet && fields.length < header.length) fields.push('')
      const wrong = error?.reason ?? wrongLength(fields, header.length)
      if (wrong)
        errors.add({ file, line, ...(error && { column: nameOf(header, error.field) }), reason: wrong })
      else batch.push({ line, cells: cellsOf(header, fields) })
    }
    return batch
  }
  const rows = sheet ? readSheet(sheet.workbook, sheet.part, progress) : csvRows(options, shape)
  try {
    for await (const some of rows) {
      yield take(some)
      if (header?.length === 0) return
    }
  } catch (error) {
    const reason = error instanceof SpreadsheetFault ? error.message : undefined
    if (reason === undefined && !isWrongEncoding(error)) throw error
    errors.add({ file, reason: reason ?? saveAsCsv(isNotUtf8) })
    return
  }
  if (!header) errors.add({ file, reason: sheet ? sheetWithoutRows : fileIsEmpty })
}

async function* csvRows({ folder, progress }: Options, { file }: TableShape): AsyncGenerator<SheetRow[]> {
  const reader = csvReader()
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let begun = false
  const { path: source = path.join(folder, file) } = findTable(folder, file) ?? {}
  for await (const chunk of createReadStream(/* turbopackIgnore: true */ source, {
    highWaterMark: 256 * 1024,
  })) {
    const other = begun ? undefined : notUtf8(chunk as Buffer)
    if (other) throw new SpreadsheetFault(saveAsCsv(other))
    begun = true
    yield reader.push(decoder.decode(chunk as Buffer, { stream: true }))
    progress?.((chunk as Buffer).length)
  }
  yield reader.push(decoder.decode())
  yield reader.end()
}

const isBlank = (field: string) => field.trim() === ''

const wrongLength = (fields: string[], columns: number) => {
  if (fields.length === columns || (fields.length > columns && fields.slice(columns).every(isBlank)))
    return undefined
  const help = fields.length > columns ? commaNeedsQuotes : ''
  return wrongFieldCount(fields.length, columns, help)
}

const nameOf = (header: string[] | undefined, field: number) => header?.[field] ?? fieldNumber(field + 1)

const cellsOf = (header: string[], fields: string[]): Cells => {
  const cells: Cells = {}
  for (let index = 0; index < header.length; index++)
    cells[header[index] as string] = (fields[index] as string).trim()
  return cells
}

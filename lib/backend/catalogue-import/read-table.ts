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
import { csvReader } from './csv.ts'
import type { ImportErrors } from './errors.ts'
import { isWrongEncoding, notUtf8 } from './not-utf8.ts'
import { readHeader } from './read-header.ts'

type Cells = Record<string, string>
export type TableRow = { line: number; cells: Cells }

export type TableShape = {
  file: string
  required: readonly string[]
  optional: readonly string[]
  /** Columns that may stand for a needed one. */
  instead?: Readonly<Record<string, string>>
  /** Whether a column that is in neither list is welcome all the same. */
  free?: (column: string) => boolean
}

type Options = { folder: string; errors: ImportErrors; progress?: (bytes: number) => void }

/** The rows of a CSV file in batches, by the names of its header; rows of wrong form are faults and left out. */
export async function* readTable(shape: TableShape, { folder, errors, progress }: Options) {
  const { file } = shape
  const reader = csvReader()
  let header: string[] | undefined
  const take = (rows: ReturnType<typeof reader.push>) => {
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
      const wrong = error?.reason ?? wrongLength(fields, header.length)
      if (wrong)
        errors.add({ file, line, ...(error && { column: nameOf(header, error.field) }), reason: wrong })
      else batch.push({ line, cells: cellsOf(header, fields) })
    }
    return batch
  }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let begun = false
  try {
    for await (const chunk of createReadStream(path.join(folder, file), { highWaterMark: 256 * 1024 })) {
      const other = begun ? undefined : notUtf8(chunk as Buffer)
      if (other) return errors.add({ file, reason: saveAsCsv(other) })
      begun = true
      yield take(reader.push(decoder.decode(chunk as Buffer, { stream: true })))
      progress?.((chunk as Buffer).length)
      if (header?.length === 0) return
    }
    yield take(reader.push(decoder.decode()))
  } catch (error) {
    if (!isWrongEncoding(error)) throw error
    errors.add({ file, reason: saveAsCsv(isNotUtf8) })
    return
  }
  yield take(reader.end())
  if (!header) errors.add({ file, reason: fileIsEmpty })
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

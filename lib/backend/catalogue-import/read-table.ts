import 'server-only'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { csvReader } from './csv.ts'
import type { Faults } from './faults.ts'
import { isWrongEncoding, NOT_UTF8, notUtf8 } from './not-utf8.ts'

export type Cells = Record<string, string>
export type TableRow = { line: number; cells: Cells }

export type TableShape = {
  file: string
  required: readonly string[]
  optional: readonly string[]
  /** Whether a column that is in neither list is welcome all the same. */
  free?: (column: string) => boolean
}

type Options = { folder: string; faults: Faults; progress?: (bytes: number) => void }

/** The rows of a CSV file in batches, by the names of its header; rows of wrong form are faults and left out. */
export async function* readTable(shape: TableShape, { folder, faults, progress }: Options) {
  const { file } = shape
  const reader = csvReader()
  let header: string[] | undefined
  const take = (rows: ReturnType<typeof reader.push>) => {
    const batch: TableRow[] = []
    for (const { line, fields, fault } of rows) {
      if (fault) faults.add({ file, line, column: nameOf(header, fault.field), reason: fault.reason })
      else if (!header) header = readHeader(shape, fields, line, faults)
      // Where the header is at fault, no row can be read by it.
      else if (header.length === 0) continue
      else if (fields.length !== header.length)
        faults.add({
          file,
          line,
          reason: `the row has ${fields.length} fields, and the header ${header.length}`,
        })
      else batch.push({ line, cells: cellsOf(header, fields) })
    }
    return batch
  }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let begun = false
  try {
    for await (const chunk of createReadStream(path.join(folder, file), { highWaterMark: 256 * 1024 })) {
      const other = begun ? undefined : notUtf8(chunk as Buffer)
      if (other) return faults.add({ file, reason: `${other}: ${SAVE_AS}` })
      begun = true
      yield take(reader.push(decoder.decode(chunk as Buffer, { stream: true })))
      progress?.((chunk as Buffer).length)
      if (header?.length === 0) return
    }
    yield take(reader.push(decoder.decode()))
  } catch (error) {
    if (!isWrongEncoding(error)) throw error
    faults.add({ file, reason: `${NOT_UTF8}: ${SAVE_AS}` })
    return
  }
  yield take(reader.end())
  if (!header) faults.add({ file, reason: 'the file is empty: its first line names the columns' })
}

const SAVE_AS = 'save it as “CSV UTF-8 (comma delimited)”'

const readHeader = (shape: TableShape, fields: string[], line: number, faults: Faults): string[] => {
  const { file, required, optional, free } = shape
  const names = fields.map(name => name.trim())
  const known = new Set([...required, ...optional])
  const unknown = names.filter(name => !known.has(name) && !free?.(name))
  const missing = required.filter(name => !names.includes(name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const say = (reason: string) => faults.add({ file, line, reason })
  if (unknown.length > 0)
    say(`unknown columns: ${list(unknown)}. Known are ${[...known].join(', ')}${free ? ' and attr:…' : ''}`)
  if (missing.length > 0) say(`missing columns: ${list(missing)}`)
  if (twice.length > 0) say(`columns named twice: ${list(twice)}`)
  return unknown.length + missing.length + twice.length > 0 ? [] : names
}

const list = (names: string[]) => names.map(name => `"${name}"`).join(', ')

const nameOf = (header: string[] | undefined, field: number) => header?.[field] ?? `field ${field + 1}`

const cellsOf = (header: string[], fields: string[]): Cells => {
  const cells: Cells = {}
  for (let index = 0; index < header.length; index++)
    cells[header[index] as string] = (fields[index] as string).trim()
  return cells
}

import 'server-only'
import { createReadStream } from 'node:fs'
import { sheetWithoutColumns, sheetWithoutHeader } from '#messages/courier-sheets.ts'
import { isNotUtf8 } from '#messages/imports.ts'
import { csvReader } from '../catalogue-import/csv.ts'
import { isWrongEncoding, notUtf8 } from '../catalogue-import/not-utf8.ts'
import { readSheet } from '../spreadsheet/read-sheet.ts'
import { SpreadsheetFault } from '../spreadsheet/spreadsheet-fault.ts'
import { openWorkbook } from '../spreadsheet/workbook.ts'

/** Under which names a column may stand: small letters and digits alone. */
export type Names = Readonly<Record<string, readonly string[]>>
export type SheetCells = { line: number; cells: Record<string, string> }

// Couriers write a title and a date above their tables.
const HEAD_WITHIN = 20

/**
 * The rows of a courier's sheet, CSV or .xlsx, in batches: of each the columns that are asked for, by whichever of their names. The
 * first row that has all needed ones is its head.
 */
export async function* readRows(file: string, names: Names, needed: readonly string[]) {
  let columns: Map<string, number> | undefined
  let looked = 0
  for await (const rows of sheetRows(file)) {
    const batch: SheetCells[] = []
    for (const { line, fields } of rows) {
      if (fields.every(field => field.trim() === '')) continue
      if (!columns) {
        columns = columnsOf(fields, names, needed)
        if (!columns && ++looked >= HEAD_WITHIN) throw new SpreadsheetFault(missing(names, needed))
        continue
      }
      batch.push({
        line,
        cells: Object.fromEntries([...columns].map(([name, at]) => [name, (fields[at] ?? '').trim()])),
      })
    }
    yield batch
  }
  if (!columns) throw new SpreadsheetFault(looked > 0 ? missing(names, needed) : sheetWithoutHeader)
}

function columnsOf(fields: readonly string[], names: Names, needed: readonly string[]) {
  const heads = fields.map(field => field.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const found = Object.entries(names).flatMap(([name, known]) => {
    // The name that stands first in the list counts where a sheet has several of them.
    const at = known.map(one => heads.indexOf(one)).find(index => index >= 0)
    return at === undefined ? [] : [[name, at] as const]
  })
  const columns = new Map(found)
  return needed.every(name => columns.has(name)) ? columns : undefined
}

const missing = (names: Names, needed: readonly string[]) =>
  sheetWithoutColumns(needed.map(name => (names[name] ?? []).join(' / ')))

async function* sheetRows(file: string): AsyncGenerator<{ line: number; fields: string[] }[]> {
  if (/\.xlsx$/i.test(file)) {
    const workbook = openWorkbook(file)
    const [first] = workbook.sheets
    if (first) yield* readSheet(workbook, first.part)
    return
  }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let reader: ReturnType<typeof csvReader> | undefined
  try {
    for await (const chunk of createReadStream(/* turbopackIgnore: true */ file, {
      highWaterMark: 64 * 1024,
    })) {
      const trouble = reader ? undefined : notUtf8(chunk as Buffer)
      if (trouble) throw new SpreadsheetFault(trouble)
      const text = decoder.decode(chunk as Buffer, { stream: true })
      reader ??= csvReader(separatorOf(text))
      yield reader.push(text)
    }
    if (reader) {
      yield reader.push(decoder.decode())
      yield reader.end()
    }
  } catch (error) {
    if (isWrongEncoding(error)) throw new SpreadsheetFault(isNotUtf8)
    throw error
  }
}

/** Spreadsheets of some countries write semicolons, and what is copied out of one has tabs. */
const separatorOf = (text: string) => {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

import 'server-only'
import { errorInCell, formulaWithoutValue, sheetTooLarge, tooManyColumns } from '#messages/spreadsheets.ts'
import { dateStyles, dateText } from './dates.ts'
import { readLarge, readSmall } from './read-zip.ts'
import { SpreadsheetFault } from './spreadsheet-fault.ts'
import { textIn } from './text-in.ts'
import { sharedStringsOf, type Workbook } from './workbook.ts'
import { attributeOf, elements, xmlText } from './xml-text.ts'

export type SheetRow = { line: number; fields: string[]; error?: { field: number; reason: string } }

const MOST_ROW = 5_000_000
const MOST_COLUMNS = 1_000
const BATCH = 1_000

/** The rows of a sheet in batches, each cell as the text that a CSV file would hold. Formulas count by the value they had. */
export async function* readSheet(
  workbook: Workbook,
  part: string,
  onProgress?: (bytes: number) => void,
): AsyncGenerator<SheetRow[]> {
  const { zip, since1904 } = workbook
  const dates = dateStyles(readSmall(zip, 'xl/styles.xml'))
  const strings = await sharedStringsOf(workbook)
  let batch: SheetRow[] = []
  let line = 0
  const tooLong = () => new SpreadsheetFault(sheetTooLarge)
  for await (const piece of elements(readLarge(zip, part, onProgress), 'row', MOST_ROW, tooLong)) {
    const head = /<(?:\w+:)?row(?:\s[^<>]*)?>/.exec(piece)
    line = Number(attributeOf(head?.[0] ?? '', 'r')) || line + 1
    batch.push(rowOf(piece.slice(head?.index ?? 0), line, { strings, dates, since1904 }))
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

type Reading = { strings: string[]; dates: Set<number>; since1904: boolean }

const CELL = /<(?:\w+:)?c((?:\s[^<>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c\s*>)/g

const rowOf = (piece: string, line: number, reading: Reading): SheetRow => {
  const fields: string[] = []
  let error: SheetRow['error']
  let column = -1
  for (const [, attributes = '', content = ''] of piece.matchAll(CELL)) {
    column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
    if (column >= MOST_COLUMNS)
      return { line, fields, error: { field: MOST_COLUMNS, reason: tooManyColumns(MOST_COLUMNS) } }
    while (fields.length < column) fields.push('')
    const cell = cellOf(attributes, content, reading)
    fields[column] = cell.text
    if (cell.reason) error ??= { field: column, reason: cell.reason }
  }
  return { line, fields, ...(error && { error }) }
}

const cellOf = (
  attributes: string,
  content: string,
  { strings, dates, since1904 }: Reading,
): { text: string; reason?: string } => {
  const type = attributeOf(attributes, 't')
  if (type === 'inlineStr') return { text: textIn(content) }
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([\s\S]*?)<\/(?:\w+:)?v\s*>/.exec(content)?.[1]
  const isFormula = /<(?:\w+:)?f[\s/>]/.test(content)
  if (value === undefined) return isFormula ? { text: '', reason: formulaWithoutValue } : { text: '' }
  if (type === 's') return { text: strings[Number(value)] ?? '' }
  if (type === 'e') return { text: '', reason: errorInCell(xmlText(value)) }
  if (type === 'b') return { text: value === '1' ? 'true' : 'false' }
  if (type === 'str' || type === 'd') return { text: xmlText(value) }
  const number = Number(value)
  if (!Number.isFinite(number)) return { text: xmlText(value) }
  return {
    text: dates.has(Number(attributeOf(attributes, 's') ?? 0)) ? dateText(number, since1904) : plain(number),
  }
}

// 0.1 + 0.2 is shown as 0.3, and so it is read.
const plain = (number: number) => {
  const text = String(Number(number.toPrecision(15)))
  return text.includes('e')
    ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text
}

/** AB12 is in the column 27, counted from 0. */
const columnOf = (reference: string | undefined) => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

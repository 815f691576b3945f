import 'server-only'
import path from 'node:path'
import { sheetDamaged, sheetTooLarge } from '#messages/spreadsheets.ts'
import { openZip, readLarge, readSmall, type Zip } from './read-zip.ts'
import { SpreadsheetFault } from './spreadsheet-fault.ts'
import { textIn } from './text-in.ts'
import { attributeOf, elements } from './xml-text.ts'

export type Workbook = { zip: Zip; sheets: { name: string; part: string }[]; since1904: boolean }

/** The sheets of an .xlsx by name, in their order; nothing of them is read yet. */
export const openWorkbook = (file: string): Workbook => {
  const zip = openZip(file)
  const book = readSmall(zip, 'xl/workbook.xml')
  const targets = new Map(
    [...readSmall(zip, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(
      ([tag]) => [attributeOf(tag, 'Id') ?? '', attributeOf(tag, 'Target') ?? ''],
    ),
  )
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]) => {
    const target = targets.get(attributeOf(tag, '(?:\\w+:)?id') ?? '') ?? ''
    const part = target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target)
    return zip.entries.has(part) ? [{ name: attributeOf(tag, 'name') ?? '', part }] : []
  })
  if (sheets.length === 0) throw new SpreadsheetFault(sheetDamaged)
  return { zip, sheets, since1904: /<(?:\w+:)?workbookPr\s[^>]*date1904="(1|true)"/.test(book) }
}

// Texts are held in memory, all at once: a cell names one by its number.
const MOST_TEXT = 100_000_000
const MOST_STRING = 1_000_000

export const sharedStringsOf = async ({ zip }: Workbook): Promise<string[]> => {
  const strings: string[] = []
  let length = 0
  const tooLong = () => new SpreadsheetFault(sheetTooLarge)
  for await (const piece of elements(readLarge(zip, 'xl/sharedStrings.xml'), 'si', MOST_STRING, tooLong)) {
    const text = textIn(piece)
    length += text.length + 16
    if (length > MOST_TEXT) throw tooLong()
    strings.push(text)
  }
  return strings
}

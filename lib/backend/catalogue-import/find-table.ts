import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SpreadsheetFault } from '../spreadsheet/spreadsheet-fault.ts'
import { openWorkbook, type Workbook } from '../spreadsheet/workbook.ts'

/** Where the rows of a table are: in its CSV file, or in a sheet of a spreadsheet. */
export type FoundTable = {
  file: string
  path: string
  sheet?: { workbook: Workbook; part: string }
  /** Why it cannot be read at all. */
  trouble?: string
}

/**
 * products.csv, else products.xlsx (its sheet “products”, or its first one), else a sheet of that name in any .xlsx of
 * the folder; undefined where there is none.
 */
export const findTable = (folder: string, csv: string): FoundTable | undefined => {
  if (existsSync(path.join(folder, csv))) return { file: csv, path: path.join(folder, csv) }
  const name = path.parse(csv).name
  const own = `${name}.xlsx`
  const books = spreadsheetsIn(folder).sort((a, b) => Number(b === own) - Number(a === own))
  for (const file of books) {
    const whole = path.join(folder, file)
    const workbook = opened(whole)
    if (typeof workbook === 'string') {
      if (file === own) return { file, path: whole, trouble: workbook }
      continue
    }
    const sheet =
      workbook.sheets.find(one => one.name.trim().toLowerCase() === name) ??
      (file === own ? workbook.sheets[0] : undefined)
    if (sheet) return { file, path: whole, sheet: { workbook, part: sheet.part } }
  }
  return undefined
}

// Excel writes ~$products.xlsx beside a file that it holds open.
const spreadsheetsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter(file => /^[^~.].*\.xlsx$/i.test(file)) : []

// What is wrong with one under the table's own name is told; another may be no table at all.
const opened = (file: string) => {
  try {
    return openWorkbook(file)
  } catch (error) {
    if (error instanceof SpreadsheetFault) return error.message
    throw error
  }
}

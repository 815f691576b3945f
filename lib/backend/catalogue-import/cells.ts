import 'server-only'
import { richText } from '#lib/contract/rich-text.ts'
import {
  digitsAlone,
  hasControlCharacter,
  hasEmptyPart,
  isEmptyAndMustBe,
  isFormula,
  isNot,
  mustNotBeEmpty,
  namesTooMany,
  namesTwice,
  neitherTrueNorFalse,
  notWebAddress,
  priceInRupees,
  tooLong,
  wholeNumber,
} from '#messages/imports.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow } from './read-table.ts'

/** Reads the cells of one row; what is wrong is told by its column, and a harmless value takes its place. */
export const cellsReader = (file: string, { line, cells }: TableRow, errors: ImportErrors) => {
  const wrongs = new Set<string>()
  const raw = (column: string) => (cells[column] ?? '').replaceAll('\0', '')
  const wrong = (column: string, reason: string) => {
    // Of a column that is missing the header has told.
    if (!(column in cells)) return
    wrongs.add(column)
    errors.add({ file, line, column, value: cells[column], reason })
  }

  const text = (column: string, most: number, least = 0) => {
    const value = inOneLine(raw(column).normalize('NFC'))
    if (value.length < least) wrong(column, mustNotBeEmpty)
    if (value.length > most) wrong(column, tooLong(most, value.length))
    if (cells[column]?.includes('\0') || CONTROL.test(value)) wrong(column, hasControlCharacter)
    if (FORMULA.test(value)) wrong(column, isFormula)
    return value
  }
  const html = (column: string, most: number) => {
    const value = raw(column).normalize('NFC')
    if (value.length > most) wrong(column, tooLong(most, value.length))
    if (cells[column]?.includes('\0')) wrong(column, hasControlCharacter)
    return richText(value.replaceAll('\r\n', '\n')).trim()
  }
  const integer = (column: string, least: number, most: number, fallback?: number) => {
    const value = raw(column)
    if (value === '' && fallback !== undefined) return fallback
    const number = /^\d{1,10}$/.test(value) ? Number(value) : -1
    if (number >= least && number <= most) return number
    wrong(column, wholeNumber(not(value), least, most))
    return least
  }
  const paise = (column: string, fallback?: number) => {
    const value = raw(column)
    if (value === '' && fallback !== undefined) return fallback
    const [rupees = '', fraction = ''] = value.split('.')
    if (MONEY.test(value) && Number(value) <= MOST_RUPEES)
      return Number(rupees) * 100 + Number(fraction.padEnd(2, '0'))
    wrong(column, priceInRupees(not(value), MOST_RUPEES, bareOf(value)))
    return 0
  }
  const flag = (column: string) => {
    const value = raw(column).toLowerCase()
    if (!YES.has(value) && !NO.has(value)) wrong(column, neitherTrueNorFalse(cut(value)))
    return YES.has(value)
  }
  const list = (column: string, most: number, longest = 5_000) => {
    const value = text(column, longest)
    const found = value === '' ? [] : value.split('|').map(part => part.trim())
    if (found.some(part => part === '')) wrong(column, hasEmptyPart)
    if (new Set(found).size < found.length) wrong(column, namesTwice)
    if (found.length > most) wrong(column, namesTooMany(most))
    return found
  }
  const webAddress = (column: string, ownPaths = false) => {
    const value = text(column, 500)
    const fine =
      value === '' ||
      (/^https?:\/\//i.test(value) && URL.canParse(value)) ||
      (ownPaths && /^\/(?![/\\])/.test(value))
    if (!fine) wrong(column, notWebAddress(cut(value)))
    return value
  }
  const has = (column: string) => column in cells
  const isWrong = (...columns: string[]) => columns.some(column => wrongs.has(column))
  return { wrong, isWrong, has, raw, text, html, integer, paise, flag, list, webAddress }
}

export type CellsReader = ReturnType<typeof cellsReader>

// Who writes a name on two lines means one. The first look spares the second, which tries every space of a long text.
const inOneLine = (text: string) => (LINE_BREAK.test(text) ? text.replace(LINE_BREAKS, ' ') : text)
const LINE_BREAK = /[\t\v\f\r\n\u0085\u2028\u2029]/
const LINE_BREAKS = /\s*[\t\v\f\r\n\u0085\u2028\u2029]+\s*/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/
// =SUM(A1:A3), =B2*0.9, =$A$1 and the errors of a spreadsheet; a text that only begins with = is none.
const FORMULA =
  /^=\s*(?:[A-Z][A-Z.]*\(|\$?[A-Z]{1,3}\$?\d{1,7}\s*(?:[-+*/&:]|$))|^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!)$/i
const MONEY = /^\d{1,8}(\.\d{1,2})?$/
const MOST_RUPEES = 10_000_000
const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['', 'false', 'no', '0'])

const not = (value: string) => (value === '' ? isEmptyAndMustBe : isNot(cut(value)))
const bareOf = (value: string) =>
  /^(₹|rs|inr)?[\s.]*\d[\d,]*(\.\d+)?\s*(\/-)?$/i.test(value) && /[^\d.]/.test(value) ? digitsAlone : ''
const cut = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

import { decodedHtml } from './decoded-html.ts'

// The export puts this before what a spreadsheet would take for a formula.
const GUARD = /^'(?=[=+\-@\t\r])/

export const unguarded = (cell: string) => cell.replace(GUARD, '')

/** A text with its line breaks, which the export writes as two characters. */
export const wooText = (cell: string) =>
  unguarded(cell).replace(/\\(\\n|n)/g, (_, sign: string) => (sign === 'n' ? '\n' : '\\n'))

/** The parts of a list, in which a comma that belongs to a part has a stroke before it; some sites write | instead. */
export const wooList = (cell: string) => {
  const text = unguarded(cell)
  const parts = text.includes('|') ? text.split('|') : text.split(/(?<!\\),/)
  return parts.map(part => decodedHtml(part.replaceAll('\\,', ',').trim())).filter(Boolean)
}

/** Addresses, which may hold commas themselves. */
export const wooPictures = (cell: string) =>
  unguarded(cell)
    .split(/\s*[,|]\s*(?=https?:\/\/)|\s*\|\s*|,\s+/)
    .map(part => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

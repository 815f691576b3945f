import 'server-only'
import { quoteInside, quoteNotClosed, textAfterQuote } from '#messages/imports.ts'

type CsvRow = {
  /** The line where the row begins, from 1. */
  line: number
  fields: string[]
  /** What is wrong with its form; `field` counts from 0. */
  error?: { field: number; reason: string }
}

// An open quote would otherwise swallow the rest of a large file.
const LONGEST_ROW = 1_000_000

/** RFC 4180, fed piece by piece: `push` gives the rows that are complete, `end` the last one. */
export const csvReader = () => {
  let rest = ''
  let line = 1
  let first = true
  const read = (text: string, last: boolean) => {
    rest += text
    if (first && rest) {
      first = false
      if (rest.startsWith('\ufeff')) rest = rest.slice(1)
    }
    const rows: CsvRow[] = []
    let from = 0
    while (from < rest.length) {
      const found = readRow(rest, from, last || rest.length - from > LONGEST_ROW)
      if (!found) break
      if (found.fields.length > 1 || found.fields[0] !== '' || found.error)
        rows.push({ line, fields: found.fields, ...(found.error && { error: found.error }) })
      line += found.lines
      from = found.next
    }
    rest = rest.slice(from)
    return rows
  }
  return { push: (text: string) => read(text, false), end: () => read('', true) }
}

type Found = { fields: string[]; next: number; lines: number; error?: CsvRow['error'] }

/** One row from a place on, or nothing while its end has not come. */
const readRow = (text: string, from: number, last: boolean): Found | undefined => {
  const fields: string[] = []
  let error: CsvRow['error']
  let lines = 1
  let at = from
  const wrong = (reason: string) => {
    error ??= { field: fields.length, reason }
  }
  for (;;) {
    let value = ''
    if (text[at] === '"') {
      const quoted = readQuoted(text, at + 1)
      if (!quoted && !last) return undefined
      if (!quoted) wrong(quoteNotClosed)
      value = quoted?.value ?? text.slice(at + 1)
      at = quoted?.next ?? text.length
      if (quoted && at === text.length && !last) return undefined
      lines += countLines(value)
      if (at < text.length && !ENDS.has(text[at] as string)) {
        wrong(textAfterQuote)
        const end = endOfPlain(text, at)
        value += text.slice(at, end)
        at = end
      }
    } else {
      const end = endOfPlain(text, at)
      value = text.slice(at, end)
      if (value.includes('"')) wrong(quoteInside)
      at = end
    }
    if (at === text.length) {
      if (!last) return undefined
      fields.push(value)
      return { fields, next: at, lines, error }
    }
    fields.push(value)
    if (text[at] !== ',') break
    at++
  }
  if (text[at] === '\r') {
    if (at + 1 === text.length && !last) return undefined
    if (text[at + 1] === '\n') at++
  }
  return { fields, next: at + 1, lines, error }
}

const ENDS = new Set([',', '\n', '\r'])

const readQuoted = (text: string, from: number) => {
  let value = ''
  for (let start = from; ; ) {
    const quote = text.indexOf('"', start)
    if (quote < 0) return undefined
    value += text.slice(start, quote)
    if (text[quote + 1] !== '"') return { value, next: quote + 1 }
    value += '"'
    start = quote + 2
  }
}

const COMMA = 44
const LF = 10
const CR = 13

const endOfPlain = (text: string, from: number) => {
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === LF || code === CR) break
  }
  return at
}

const countLines = (value: string) => {
  let count = 0
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) count++
  return count
}

/** A row as text: quoted only where it must be. */
export const csvLine = (fields: readonly string[]) =>
  `${fields.map(field => (/[",\r\n]|^\ufeff|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\n`

/** At the beginning of a file it tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

import 'server-only'
import { attributeOf } from './xml-text.ts'

/** Which cell styles of a workbook show a number as a date or a time. */
export const dateStyles = (styles: string): Set<number> => {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)].map(([tag]) => [
      Number(attributeOf(tag, 'numFmtId')),
      attributeOf(tag, 'formatCode') ?? '',
    ]),
  )
  const list = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  const formats = [...list.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) =>
    Number(attributeOf(tag, 'numFmtId')),
  )
  return new Set(formats.flatMap((format, style) => (isDate(format, own.get(format)) ? [style] : [])))
}

// Those that every spreadsheet program has (ECMA-376, 18.8.30).
const BUILT_IN = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58)

// Colours, conditions and literal text say nothing of it; [h] is a number of hours.
const isDate = (format: number, code: string | undefined) =>
  code === undefined
    ? BUILT_IN(format)
    : /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ''))

const DAY_MS = 86_400_000

/** A day, a moment or a time of day as text: 2026-01-31, 2026-01-31 10:30, 10:30:00. */
export const dateText = (serial: number, since1904: boolean): string => {
  const seconds = Math.round(serial * 86_400)
  const at = new Date((since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + seconds * 1_000)
  if (!Number.isFinite(at.getTime())) return String(serial)
  const [day = '', time = ''] = at.toISOString().split('T')
  if (seconds * 1_000 < DAY_MS && seconds % 86_400 !== 0) return time.slice(0, 8)
  return seconds % 86_400 === 0 ? day : `${day} ${time.slice(0, 5)}`
}

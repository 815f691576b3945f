import type { BillKind, NoteKind } from './document-kinds.ts'

/** The longest number that GST allows. */
const MOST_SIGNS = 16
const DIGITS = 6

/** The financial year of a day in India, from April to March: "26-27". */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${twoDigits(year)}-${twoDigits(year + 1)}`
}

/** Each kind of document counts for itself, so that its series has no gap: the letter behind the seller's own. */
export const seriesOf = (prefix: string | undefined, kind: BillKind | NoteKind) =>
  `${prefix || 'A'}${LETTERS[kind]}`

/** "NH/26-27/000123"; undefined where that would be too long. */
export function billNumber(series: string, year: string, place: number): string | undefined {
  const head = `${series}/${year}/`
  const digits = String(place).padStart(Math.min(DIGITS, MOST_SIGNS - head.length), '0')
  return head.length + digits.length > MOST_SIGNS ? undefined : head + digits
}

const LETTERS: Record<BillKind | NoteKind, string> = {
  'tax-invoice': '',
  'invoice-and-supply': '',
  'bill-of-supply': 'B',
  bill: 'P',
  'credit-note': 'C',
  'refund-note': 'R',
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

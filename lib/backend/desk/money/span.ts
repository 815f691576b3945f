import 'server-only'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'

/** Whole days in India, both ends included. */
export type Span = { from: string; to: string }

const DAY = /^20\d\d-\d\d-\d\d$/
const DAY_MS = 86_400_000
const MOST_DAYS = 366
const USUAL_DAYS = 30

const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  DAY.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** What an address asks for: thirty days up to today, unless it names a first and a last day; a year at most. */
export function spanOf({ from, to }: { from?: unknown; to?: unknown }, now = new Date()): Span {
  const last = isDay(to) ? to : isoInIndia(now).slice(0, 10)
  const least = dayBefore(last, MOST_DAYS - 1)
  const first = isDay(from) && from <= last ? from : dayBefore(last, USUAL_DAYS - 1)
  return { from: [first, least].toSorted().at(-1) ?? first, to: last }
}

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

/** Every day of it, in order. */
export const daysOf = ({ from, to }: Span): string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) => dayBefore(from, -index))
}

import 'server-only'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'

export type Edge = 'start' | 'end'

/**
 * A day or a moment as sheets write it, 2026-11-25, 25/11/2026 or 25-11-2026 18:30, in India's time unless an offset is
 * said; undefined where it is none. A day starts at midnight, and ends at the next one.
 */
export const saleMomentOf = (text: string, edge: Edge): Date | undefined => {
  const found = ISO_DAY.exec(text) ?? INDIAN_DAY.exec(text)
  const { year = '', month = '', day = '', rest = '' } = found?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!found || !isDay(date)) return undefined
  if (rest.trim() === '') return new Date(midnight(date) + (edge === 'end' ? DAY_MS : 0))
  const time = TIME.exec(rest)?.groups
  return time && momentAt(date, time)
}

/** As a sheet writes it, in India's time; a whole day as a day. */
export const saleMomentText = (at: Date, edge: Edge): string => {
  const text = isoInIndia(at).slice(0, 19)
  if (!text.endsWith('T00:00:00')) return text.replace('T', ' ').replace(/:00$/, '')
  return edge === 'start' ? text.slice(0, 10) : isoInIndia(new Date(at.getTime() - DAY_MS)).slice(0, 10)
}

const DAY_MS = 86_400_000
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?<rest>(?:[T ].*)?)$/
const INDIAN_DAY =
  /^(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?<rest>(?:[T ].*)?)$/
const TIME =
  /^[T ]+(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)? *(?<half>[ap]m)? *(?<offset>Z|[+-]\d\d(?::?[0-5]\d)?)?$/i

const midnight = (date: string) => Date.parse(`${date}T00:00:00+05:30`)

// 31 February is a day of March to some programs.
const isDay = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) && date >= '1970' && date < '9990'
}

const momentAt = (date: string, time: Record<string, string>): Date | undefined => {
  const { minute = '', second = '00', half, offset = '+05:30' } = time
  const hour = half ? hourOfHalf(Number(time.hour), half.toLowerCase()) : Number(time.hour)
  if (!(hour >= 0 && hour < 24)) return undefined
  const zone =
    offset.toUpperCase() === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`
  const at = new Date(`${date}T${String(hour).padStart(2, '0')}:${minute}:${second}${zone}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** 12 am is midnight, and 12 pm noon. */
const hourOfHalf = (hour: number, half: string) =>
  hour < 1 || hour > 12 ? -1 : (hour % 12) + (half === 'pm' ? 12 : 0)

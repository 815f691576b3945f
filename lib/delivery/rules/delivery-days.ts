import type { DeliverySettings } from './delivery-settings.ts'
import { WEEKDAYS } from './delivery-settings.ts'

/** The days between which a parcel comes: "2026-11-25". */
export type DeliveryDays = { first: string; last: string }

/**
 * When an order of this moment comes. Before the cut-off it is sent the same day, from then on the next, in Indian time;
 * days off are neither days of sending nor counted nor days of coming.
 */
export function deliveryDays(
  at: number,
  { from, to }: { from: number; to: number },
  settings: DeliverySettings,
): DeliveryDays {
  const isOff = offDays(settings)
  const now = at + AHEAD_MS
  const today = Math.floor(now / DAY_MS)
  const isLate = settings.cutOff !== '' && now - today * DAY_MS >= minutesOf(settings.cutOff) * 60_000
  const sent = working(today + (isLate ? 1 : 0), isOff)
  const first = later(sent, from, isOff)
  return { first: dateOf(first), last: dateOf(later(first, to - from, isOff)) }
}

// India has one time zone, without summer time.
const AHEAD_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

type IsOff = (day: number) => boolean

const offDays = ({ daysOff, holidays }: DeliverySettings): IsOff => {
  const week = new Set(daysOff.map(day => WEEKDAYS.indexOf(day)))
  const dates = new Set(holidays)
  // 1 January 1970 was a Thursday.
  return day => week.has((day + 4) % 7) || dates.has(dateOf(day))
}

/** The day itself, or the first working day after it. */
const working = (day: number, isOff: IsOff): number => {
  // Years of holidays in a row are a slip: no page hangs over them.
  for (let next = day; next < day + MOST_DAYS; next++) if (!isOff(next)) return next
  return day
}

const later = (day: number, count: number, isOff: IsOff) => {
  let next = day
  for (let left = count; left > 0; left--) next = working(next + 1, isOff)
  return next
}

const MOST_DAYS = 400

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

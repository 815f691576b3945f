import { isPinCode } from '#lib/rules/pin-code.ts'

/** What delivery.json says of when the seller sends. */
export type DeliverySettings = {
  /** Where parcels start. */
  origin: string
  /** An order from this time of the day on is sent a working day later: "14:00", Indian time; '' for midnight. */
  cutOff: string
  /** On these nothing is sent, and none of them counts: "Sunday". */
  daysOff: readonly string[]
  /** The same for single dates: "2026-11-08". */
  holidays: readonly string[]
}

export const NO_DELIVERY_SETTINGS: DeliverySettings = { origin: '', cutOff: '', daysOff: [], holidays: [] }

export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** The settings that are not valid, by name. */
export const settingsProblems = ({ origin, cutOff, daysOff, holidays }: DeliverySettings) => [
  ...(origin && !isPinCode(origin) ? (['origin'] as const) : []),
  ...(cutOff && !/^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff) ? (['cutOff'] as const) : []),
  ...(daysOff.every(day => WEEKDAYS.includes(day)) && new Set(daysOff).size < WEEKDAYS.length
    ? []
    : (['daysOff'] as const)),
  ...(holidays.every(isDate) ? [] : (['holidays'] as const)),
]

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

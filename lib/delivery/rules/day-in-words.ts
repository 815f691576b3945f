import { locale } from '#messages/language.ts'

/** "Tue 25 Nov", of a day like "2026-11-25"; '' if it is none. */
export const dayInWords = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? format.format(new Date(day)).replaceAll(',', '')
    : ''

// A day of the calendar, read as its midnight in UTC: in no zone of the reader's does it become another.
const format = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

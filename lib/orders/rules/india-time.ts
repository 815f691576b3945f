import { indianTime } from '#messages/commands.ts'
import { locale } from '#messages/language.ts'

// India has one time zone, without summer time.
const AHEAD = '+05:30'
const AHEAD_MS = 5.5 * 3_600_000

/** "2026-11-21T14:30:05+05:30": the time in India. */
export const isoInIndia = (at: Date) =>
  new Date(at.getTime() + AHEAD_MS).toISOString().replace(/\.\d+Z$/, AHEAD)

/** "2026-11-21 14:30 IST" */
export const timeInIndia = (at: Date) => indianTime(isoInIndia(at).slice(0, 16).replace('T', ' '))

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** "21 Nov 2026", from a time as text; '' if it is none. */
export const dayInIndia = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : day.format(new Date(at)))

const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026" for "2026-11". */
export const monthInWords = (text: string) => month.format(new Date(`${text}-01T00:00:00Z`))

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** "21 Nov 2026, 2:30 pm"; '' if it is no time. */
export const momentInIndia = (at: string | Date) =>
  Number.isNaN(new Date(at).getTime()) ? '' : moment.format(new Date(at))

import { locale } from '#messages/language.ts'

const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "2,500.85": paise are shown on a bill, since its tax is counted in them. */
export const paiseAsText = (paise: number) =>
  `${paise < 0 ? '−' : ''}${twoDigits.format(Math.abs(paise) / 100)}`

/** "₹2,500.85", "−₹0.01" */
export const rupeesAsText = (paise: number) =>
  `${paise < 0 ? '−' : ''}₹${twoDigits.format(Math.abs(paise) / 100)}`

const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** "21 Nov 2026" of 2026-11-21. */
export const dayAsText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`))

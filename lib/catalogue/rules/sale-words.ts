import type { Before, Sale } from '#lib/contract/sale-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { locale } from '#messages/language.ts'
import { endOfDay, lowestBefore, priceHasChanged, salePrice, salePriceUntil } from '#messages/sale.ts'

/** When a sale ends, as far as that is known. */
export const saleEndWords = ({ until }: Sale) => (until ? salePriceUntil(endWords(until)) : salePrice)

/** The same, and what was asked before. */
export const saleWords = (sale: Sale) =>
  [saleEndWords(sale), sale.was !== undefined && lowestBefore(rupee(sale.was))].filter(Boolean).join('. ')

/** That what was put in the cart costs something else now. */
export const changeWords = ({ price, until }: Before) =>
  priceHasChanged(rupee(price), moment.format(new Date(until)))

const TIME_ZONE = { timeZone: 'Asia/Kolkata' }
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...TIME_ZONE })
const exactMoment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  ...TIME_ZONE,
})
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...TIME_ZONE })

const AHEAD_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

// A sale that ends at midnight has lasted the day before.
const endWords = (until: string) => {
  const at = new Date(until)
  if ((at.getTime() + AHEAD_MS) % DAY_MS === 0) return endOfDay(day.format(at.getTime() - 1))
  return (at.getTime() % 60_000 === 0 ? moment : exactMoment).format(at)
}

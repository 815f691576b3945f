import { toPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { locale } from '#messages/language.ts'
import { priceIsRounded, unitsFor } from '#messages/sums.ts'

/** Whether the printed price of one, times the units, is what is printed for all of them. */
const isMultiple = (price: number, units: number) =>
  Math.round(price) * units === Math.round((toPaise(price) * units) / 100)

/** "3 for ₹748", for several of a thing; where the price of one was rounded to be shown, it says so. */
export const lineTotalText = (price: number, units: number) =>
  `${unitsFor(units.toLocaleString(locale), rupee((toPaise(price) * units) / 100))}${isMultiple(price, units) ? '' : ` (${priceIsRounded})`}`

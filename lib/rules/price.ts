import { locale } from '#messages/language.ts'

const rupees = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** ₹, rounded to whole rupees, digits in Indian groups. */
export const rupee = (amount: number) => `₹${rupees.format(Math.round(amount))}`

const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })

/** ₹ of an amount in paise, to the paisa where it has any. */
export const exactRupees = (paise: number) =>
  paise % 100 === 0 ? rupee(paise / 100) : `₹${exact.format(paise / 100)}`

/** (original − discount) / original in percent, rounded; 0 if there is no discount. */
export const percentOff = (original: number, discount: number) =>
  original > 0 && original > discount ? Math.round(((original - discount) / original) * 100) : 0

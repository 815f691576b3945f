import { locale } from '#messages/language.ts'

const rupees = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** ₹, rounded to whole rupees, digits in Indian groups. */
export const rupee = (amount: number) => `₹${rupees.format(Math.round(amount))}`

/** (original − discount) / original in percent, rounded; 0 if there is no discount. */
export const percentOff = (original: number, discount: number) =>
  original > 0 && original > discount ? Math.round(((original - discount) / original) * 100) : 0

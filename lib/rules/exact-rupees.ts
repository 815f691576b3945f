import { locale } from '#messages/language.ts'
import { rupee } from './price.ts'

const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })

/** ₹ of an amount in paise, to the paisa where it has any. */
export const exactRupees = (paise: number) =>
  paise % 100 === 0 ? rupee(paise / 100) : `₹${exact.format(paise / 100)}`

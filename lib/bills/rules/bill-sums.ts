import { type ChargedTax, NO_TAX, plus, taxOfCharge, withTax } from './tax-of-charge.ts'

/** What is charged for a line's goods and for their delivery, tax included; `percent` undefined where no tax is charged. */
export type BilledLine = { goods: number; delivery: number; percent: number | undefined }
export type BillSums = ChargedTax & { rounding: number; total: number }

export const lineTax = ({ goods, delivery, percent }: BilledLine, interState: boolean): ChargedTax =>
  taxOfPart(goods + delivery, percent, interState)

/** Without tax the whole charge is the value. */
export const taxOfPart = (paise: number, percent: number | undefined, interState: boolean): ChargedTax =>
  percent === undefined ? { ...NO_TAX, taxable: paise } : taxOfCharge(paise, { percent, interState })

/** What is left between the lines and what is paid stands on the bill as its rounding (Rule 52). */
export function billSums(taxes: readonly ChargedTax[], total: number): BillSums {
  const tax = taxes.reduce(plus, NO_TAX)
  return { ...tax, rounding: total - withTax(tax), total }
}

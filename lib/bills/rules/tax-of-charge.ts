/** Paise. Of the two halves and the whole, either the halves or the whole are charged. */
export type ChargedTax = { taxable: number; cgst: number; sgst: number; igst: number }

/** `percent`: what is charged on the taxable value. `interState`: to another state than the seller's. */
type Terms = { percent: number; interState: boolean }

/** The tax within a charge that includes it. Each half is rounded for itself, as the state's and the centre's are two taxes. */
export function taxOfCharge(paise: number, { percent, interState }: Terms): ChargedTax {
  // In hundredths of a percent, so that a rate of 0.25 is a whole number.
  const hundredths = Math.round(percent * 100)
  const taxable = Math.round((paise * 10_000) / (10_000 + hundredths))
  if (interState) return { taxable, cgst: 0, sgst: 0, igst: Math.round((taxable * hundredths) / 10_000) }
  const half = Math.round((taxable * hundredths) / 20_000)
  return { taxable, cgst: half, sgst: half, igst: 0 }
}

export const NO_TAX: ChargedTax = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

export const taxSum = ({ cgst, sgst, igst }: ChargedTax) => cgst + sgst + igst
export const withTax = (tax: ChargedTax) => tax.taxable + taxSum(tax)

export const plus = (a: ChargedTax, b: ChargedTax): ChargedTax => ({
  taxable: a.taxable + b.taxable,
  cgst: a.cgst + b.cgst,
  sgst: a.sgst + b.sgst,
  igst: a.igst + b.igst,
})

export const minus = (a: ChargedTax, b: ChargedTax): ChargedTax => ({
  taxable: a.taxable - b.taxable,
  cgst: a.cgst - b.cgst,
  sgst: a.sgst - b.sgst,
  igst: a.igst - b.igst,
})

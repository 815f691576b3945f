import { taxOfPart } from './bill-sums.ts'
import { shareOf } from './spread.ts'
import { type ChargedTax, minus, plus } from './tax-of-charge.ts'

/** A line as it was billed. */
export type Billed = ChargedTax & {
  units: number
  goods: number
  delivery: number
  percent: number | undefined
  interState: boolean
}
/** How much of it was taken back before. */
export type TakenBack = ChargedTax & { units: number; goods: number; delivery: number }

/**
 * What is taken back of a line for some of its units. Counted from the first unit on, so that when the last one is taken back
 * the notes come to exactly what was billed, each amount for itself.
 */
export function creditedPart(
  billed: Billed,
  before: readonly TakenBack[],
  { units, delivery }: { units: number; delivery: 'none' | 'of units' | 'all' },
): TakenBack {
  const unitsBefore = before.reduce((sum, part) => sum + part.units, 0)
  const goodsTax = taxOfPart(billed.goods, billed.percent, billed.interState)
  const goods = within(billed.units, unitsBefore, units, part => ({
    charge: shareOf(billed.goods, part, billed.units),
    tax: partOfTax(goodsTax, part, billed.units),
  }))
  const until =
    delivery === 'all' ? billed.delivery : shareOf(billed.delivery, unitsBefore + units, billed.units)
  const sent = delivery === 'none' ? NOTHING : creditedDelivery(billed, before, goodsTax, until)
  return { units, goods: goods.charge, delivery: sent.charge, ...plus(goods.tax, sent.tax) }
}

type Amount = { charge: number; tax: ChargedTax }
const NOTHING: Amount = { charge: 0, tax: { taxable: 0, cgst: 0, sgst: 0, igst: 0 } }

/** Of the delivery, what belongs to the units that are back by now and was not taken back yet. */
function creditedDelivery(
  billed: Billed,
  before: readonly TakenBack[],
  goodsTax: ChargedTax,
  until: number,
): Amount {
  const sent = before.reduce((sum, part) => sum + part.delivery, 0)
  const tax = minus(billed, goodsTax)
  if (until <= sent) return NOTHING
  // By paise, not by units: what was taken back before decides where this part begins.
  return {
    charge: until - sent,
    tax: minus(partOfTax(tax, until, billed.delivery), partOfTax(tax, sent, billed.delivery)),
  }
}

const within = (all: number, before: number, units: number, upTo: (part: number) => Amount): Amount => {
  if (before + units > all) throw new RangeError('More is taken back than was billed.')
  const from = upTo(before)
  const to = upTo(before + units)
  return { charge: to.charge - from.charge, tax: minus(to.tax, from.tax) }
}

const partOfTax = (tax: ChargedTax, part: number, whole: number): ChargedTax => ({
  taxable: partOf(tax.taxable, part, whole),
  cgst: partOf(tax.cgst, part, whole),
  sgst: partOf(tax.sgst, part, whole),
  igst: partOf(tax.igst, part, whole),
})

/** The tax of a delivery can be a paisa below nothing, as both it and the goods' are rounded. */
const partOf = (amount: number, part: number, whole: number) =>
  amount < 0 ? -shareOf(-amount, part, whole) : shareOf(amount, part, whole)

import { type Reductions, reductionsOf, takenOff } from './reductions.ts'

/** What a cart or an order comes to, in paise. */
export type Charged = Reductions & {
  /** Of each line: its units at their price. */
  lines: readonly number[]
  /** Whether the offer's price stands in the subtotal instead of the lines'. */
  isOffer: boolean
  subtotal: number
  delivery: number
  total: number
  /** The tax within the total, where it is shown. */
  tax?: number | undefined
}

/** The same as it is printed: whole rupees, where each sum is that of the amounts above it (Rule 52). */
export type Sums = Reductions & {
  lines: number[]
  /** What the offer takes off the lines. */
  offer: number
  subtotal: number
  delivery: number
  /** Nothing is charged for delivery; thirty paise are not nothing. */
  isFree: boolean
  /** What is lost or won because each amount is a whole number. */
  rounding: number
  /** What another host adds or takes off without saying why. */
  other: number
  total: number
  /** The tax within the total, where it is shown. */
  tax?: number
}

/** Each amount is rounded once; what is then missing to the total has a line of its own. */
export function printedSums({
  lines,
  isOffer,
  subtotal,
  delivery,
  total,
  tax = 0,
  ...charged
}: Charged): Sums {
  const printed = lines.map(rupees)
  const together = printed.reduce((sum, line) => sum + line, 0)
  const off = isOffer ? together - rupees(subtotal) : 0
  const reductions = reductionsOf(name => rupees(charged[name]))
  const named = together - off + rupees(delivery) - takenOff(reductions)
  const rest = rupees(total) - named
  const isRounding = Math.abs(rest) <= lines.length / 2 + 2
  return {
    lines: printed,
    offer: off,
    subtotal: together - off,
    delivery: rupees(delivery),
    isFree: delivery === 0,
    ...reductions,
    rounding: isRounding ? rest : 0,
    other: isRounding ? 0 : rest,
    total: rupees(total),
    ...(tax ? { tax: rupees(tax) } : {}),
  }
}

const rupees = (paise: number) => Math.round(paise / 100)

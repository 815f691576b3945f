import { spread } from './spread.ts'

/** Paise: the lines' own charges, what the order's delivery costs, and what the order is reduced by. */
type Order = {
  lines: readonly number[]
  delivery: number
  reduction: number
  /** What is taken off a line alone, such as a coupon's part of it; the reduction is taken off what is left. */
  own?: readonly number[]
}

/** A line's part: what its goods are reduced by, and what of the delivery it pays after the reduction. */
export type LineShare = { reduction: number; delivery: number }

/**
 * Delivery over the lines by value, since it is taxed as the goods are. What paying online takes off is taken off both, line by
 * line and before tax.
 */
export function lineShares({ lines, delivery, reduction, own = [] }: Order): LineShare[] {
  const left = lines.map((line, place) => line - (own[place] ?? 0))
  const deliveries = spread(delivery, lines)
  const reductions = spread(
    Math.min(reduction, sum(left) + delivery),
    left.flatMap((line, place) => [line, deliveries[place] ?? 0]),
  )
  return lines.map((_, place) => ({
    reduction: (own[place] ?? 0) + (reductions[2 * place] ?? 0),
    delivery: (deliveries[place] ?? 0) - (reductions[2 * place + 1] ?? 0),
  }))
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** What an order was charged, in paise. */
type Charged = { delivery: number; total: number }
type ChargedLine = Units & { total: number }
export type Units = { place: number; units: number }

export type PartAmounts = { lines: (Units & { amount: number })[]; delivery: number; total: number }

/**
 * What these units were charged, to the paisa. Whatever is rounded or taken off the order is spread over its lines by
 * their totals, and over the units of a line, so that all parts together are what the order was charged. The delivery
 * goes back whole, with the part after which nothing of the order is kept, where the seller is to blame for that part.
 */
export function partAmounts(
  order: Charged,
  lines: readonly ChargedLine[],
  ended: readonly Units[],
  part: readonly Units[],
  isSellersFault: boolean,
): PartAmounts {
  const delivery = Math.min(order.delivery, order.total)
  const shares = shareOut(
    order.total - delivery,
    lines.map(({ total }) => total),
  )
  const amounts = part.map(({ place, units }) => {
    const index = lines.findIndex(line => line.place === place)
    const before = unitsOf(ended, place)
    const share = shares[index] ?? 0
    const whole = lines[index]?.units ?? 1
    return { place, units, amount: upTo(share, before + units, whole) - upTo(share, before, whole) }
  })
  const isAllGone = lines.every(({ place, units }) => unitsOf(ended, place) + unitsOf(part, place) >= units)
  const back = isAllGone && isSellersFault ? delivery : 0
  return { lines: amounts, delivery: back, total: amounts.reduce((sum, { amount }) => sum + amount, back) }
}

/** An amount divided by weights, without a rest. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const upToLine = (index: number) =>
    upTo(
      amount,
      whole ? weights.slice(0, index).reduce((sum, weight) => sum + weight, 0) : index,
      whole || weights.length,
    )
  return weights.map((_, index) => upToLine(index + 1) - upToLine(index))
}

// The product of two amounts may be more than a number holds exactly.
const upTo = (amount: number, parts: number, whole: number) =>
  Number((BigInt(amount) * BigInt(parts)) / BigInt(whole))

export const unitsOf = (list: readonly Units[], place: number) =>
  list.filter(line => line.place === place).reduce((sum, { units }) => sum + units, 0)

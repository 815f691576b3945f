/** What an order was charged, in paise. */
type Charged = { delivery: number; total: number }
type ChargedLine = Units & { total: number }
export type Units = { place: number; units: number }

export type PartAmounts = { lines: (Units & { amount: number })[]; delivery: number; total: number }

/**
 * What these units were charged, to the paisa. Whatever is rounded or taken off the order is spread over its lines by
 * their totals, and over the units of a line, so that all parts together are what the order was charged. Their share of
 * the delivery goes back with them where the seller is to blame.
 */
export function partAmounts(
  order: Charged,
  lines: readonly ChargedLine[],
  ended: readonly Units[],
  part: readonly Units[],
  isSellersFault: boolean,
): PartAmounts {
  const totals = lines.map(({ total }) => total)
  const charged = Math.min(order.delivery, order.total)
  const goods = shareOut(order.total - charged, totals)
  const deliveries = shareOut(charged, totals)
  const shares = part.map(({ place, units }) => {
    const index = lines.findIndex(line => line.place === place)
    const whole = lines[index]?.units ?? 1
    const before = unitsOf(ended, place)
    const ofUnits = (share = 0) => upTo(share, before + units, whole) - upTo(share, before, whole)
    return { place, units, amount: ofUnits(goods[index]), delivery: ofUnits(deliveries[index]) }
  })
  const delivery = isSellersFault ? shares.reduce((sum, share) => sum + share.delivery, 0) : 0
  return {
    lines: shares.map(({ place, units, amount }) => ({ place, units, amount })),
    delivery,
    total: shares.reduce((sum, { amount }) => sum + amount, delivery),
  }
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

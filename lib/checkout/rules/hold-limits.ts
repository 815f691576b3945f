import { type PricedLine, samePieces, takesPieces } from './chosen-lines.ts'

/** What somebody holds unpaid, or is to be brought and not paid for yet. `ranOut`: holds of the last day that nobody paid. */
export type Holds = {
  orders: number
  paise: number
  pieces: readonly { productId: number; size: string; variantId?: number | null; units: number }[]
  ranOut: number
}

export type HoldLimits = {
  /** Pieces of one size; undefined: ten, or a fifth of what there is. */
  piecesOfOne: number | undefined
  rupees: number
  unpaidADay: number
  /** How often a customer's share an address may hold, which many customers may have in common. */
  addressTimes: number
}

/** The limit that an order exceeds, and whether it is the customer's or the network's. */
export type OverLimit = { whose: 'customer' | 'network' } & (
  | { most: 'pieces'; pieces: number; name: string; size: string }
  | { most: 'rupees'; rupees: number }
  | { most: 'holds'; holds: number }
)

type Wanted = { lines: readonly PricedLine[]; total: number }

/**
 * Pieces and rupees count, not only orders. Unlimited and promised units do not count as pieces. Whoever holds nothing
 * else may have one piece (Rule 45).
 */
export function overLimit(
  limits: HoldLimits,
  wanted: Wanted,
  customer: Holds,
  network: Holds | undefined,
): OverLimit | undefined {
  const scopes = [
    { whose: 'customer' as const, held: customer, times: 1 },
    ...(network ? [{ whose: 'network' as const, held: network, times: limits.addressTimes }] : []),
  ]
  for (const { whose, held, times } of scopes) {
    const holds = times * limits.unpaidADay
    if (held.ranOut >= holds) return { whose, most: 'holds', holds }
  }
  if (customer.orders === 0 && piecesOf(wanted.lines) === 1) return undefined
  for (const { whose, held, times } of scopes) {
    const over = tooManyOfOne(limits, wanted, held, times) ?? tooDear(limits, wanted, held, times)
    if (over) return { whose, ...over }
  }
  return undefined
}

const LEAST_PIECES = 10

function tooManyOfOne(limits: HoldLimits, { lines }: Wanted, held: Holds, times: number) {
  const taking = lines.filter(takesPieces)
  for (const line of taking) {
    const { product, size, variant } = line
    const before = held.pieces
      .filter(one => one.productId === product.id && isHeldOf(one, line))
      .reduce((sum, { units }) => sum + units, 0)
    // Colours share their size's pieces. A fifth of what is on the shelf and of what was taken from it.
    const units = piecesOf(taking.filter(other => samePieces(other, line)))
    const stock = variant ? variant.Stock : line.stock
    const ofOne = limits.piecesOfOne ?? Math.max(LEAST_PIECES, Math.floor((stock + before) / 5))
    const pieces = times * ofOne
    if (before + units > pieces) return { most: 'pieces' as const, pieces, name: product.name, size }
  }
  return undefined
}

const isHeldOf = (held: Holds['pieces'][number], { size, variant }: PricedLine) =>
  variant?.ownStock ? held.variantId === variant.id : held.size === size

function tooDear({ rupees: ofOne }: HoldLimits, { total }: Wanted, held: Holds, times: number) {
  const rupees = times * ofOne
  return held.paise + total > 100 * rupees ? { most: 'rupees' as const, rupees } : undefined
}

const piecesOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { unit }) => sum + unit, 0)

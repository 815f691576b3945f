import 'server-only'

/**
 * The best of the shop have indexes of their own: what many products have is looked for among the first two thousand,
 * which takes as long in a shop of a million; what few have is looked for in wider circles.
 */
export const TIERS = [
  { name: 'first', size: 2_000, where: 'tier = 0' },
  { name: 'second', size: 10_000, where: 'tier <= 1' },
  { name: 'third', size: 100_000, where: 'tier <= 2' },
] as const

type Circle = { size: number; where: string }

/** The next wider circle worth looking into, the whole shop last, where about so many of all products match. */
export const nextCircle = (last: number, matching: number, all: number, wanted: number): Circle =>
  TIERS.find(({ size }) => size > last && size < all && matching * size >= 0.75 * wanted * all) ?? {
    size: all,
    where: '',
  }

import 'server-only'

/**
 * The best of the shop have indexes of their own: what many products have is looked for among the first ten thousand,
 * which takes as long in a shop of a million; what few have is looked for in wider circles.
 */
export const TIERS = [
  { name: 'first', size: 10_000, where: 'tier = 0' },
  { name: 'second', size: 100_000, where: 'tier <= 1' },
] as const

/** The circles worth looking into, the widest last, for a word that so many of so many products have. */
export const circles = (uses: number, all: number, enough: number): string[] => [
  ...TIERS.filter(({ size }) => size < all && (uses / all) * size >= enough / 2).map(
    ({ where }) => `and s.${where}`,
  ),
  '',
]

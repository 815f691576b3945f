import type { PriceBand } from '#lib/contract/shop-schemas.ts'

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10]

/** Bands between round prices near these steps (in paise), from 0 to one above the highest; none where all cost the same. */
export const bandsFrom = (steps: readonly number[], most: number): PriceBand[] => {
  const ends = steps.map(step => nearest(step / 100))
  const between = [...new Set(ends)].filter(end => end > 0 && end < most / 100)
  if (between.length === 0) return []
  const all = [0, ...between, above(most / 100)]
  return all.slice(1).map((max, place) => ({ min: all[place] ?? 0, max }))
}

const nearest = (rupees: number) =>
  rounds(rupees).reduce((best, one) => (Math.abs(one - rupees) < Math.abs(best - rupees) ? one : best))

const above = (rupees: number) => rounds(rupees).find(one => one >= rupees) ?? Math.ceil(rupees)

const rounds = (rupees: number) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(rupees, 1)))
  return ROUND.map(factor => Math.ceil(factor * power))
}

/** How a reckoned price is made round. */
export const ROUNDINGS = ['rupee', 'five', 'nine', 'none'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** A price after so many percent more or less, in paise; never below one rupee. */
export function newPrice(paise: number, percent: number, rounding: Rounding): number {
  // In thousandths of a paisa, so that no half is lost.
  const exact = Math.round((paise * (100_000 + Math.round(percent * 1000))) / 100_000)
  return Math.max(100, round(exact, rounding))
}

const round = (paise: number, rounding: Rounding) => {
  if (rounding === 'none') return paise
  if (rounding === 'rupee') return Math.round(paise / 100) * 100
  if (rounding === 'five') return Math.round(paise / 500) * 500
  // The nearest whole rupees that end with a nine.
  return Math.round((paise - 900) / 1000) * 1000 + 900
}

import { REDUCTION_NAMES } from './reductions.ts'

// For tests: what is printed, read back as a person reads it.

/** "−₹1,249" as -1249, "Free" as 0. */
export const readRupees = (text: string): number => {
  if (text === 'Free') return 0
  const [, sign, digits] = /^(−?)₹([\d,]+)$/.exec(text) ?? []
  if (digits === undefined) throw new Error(`"${text}" is no amount.`)
  return (sign ? -1 : 1) * Number(digits.replaceAll(',', ''))
}

type Row = { of: string; amount: string }

/** What the rows under the lines say, with the lines themselves; 0 where they add up. */
export function missingToTotal(lines: readonly string[], rows: readonly Row[]): number {
  const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + readRupees(each), 0)
  const of = (name: string) => sum(rows.filter(row => row.of === name).map(row => row.amount))
  const products = sum(lines) + of('offer') - of('subtotal')
  const added = ['subtotal', 'delivery', ...REDUCTION_NAMES, 'rounding', 'other']
  const rest = added.reduce((all, name) => all + of(name), 0) - of('total')
  return Math.abs(products) + Math.abs(rest)
}

/** Numbers that look random and are the same at each run (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** Prices as sellers have them: whole, with paise, nothing, and the dearest. */
export const anyPrice = (random: () => number): number => {
  const kind = Math.floor(random() * 6)
  if (kind === 0) return 0
  if (kind === 1) return 99_99_999
  if (kind === 2) return Math.floor(random() * 5000) + 0.5
  if (kind === 3) return Math.floor(random() * 500_000) / 100
  return Math.floor(random() * 5000)
}

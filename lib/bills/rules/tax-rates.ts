/** From a day on, what is sold under an HSN that begins so is taxed at this rate, in percent. */
export type DatedRate = { hsn: string; from?: string | undefined; rate: number | SlabRate }

/** The rate depends on the price of a piece without tax: up to the limit, and above it. */
type SlabRate = { limit: number; lower: number; higher: number }
/** On which side of the limit a piece is; '' where the rate does not depend on its price. */
export type Slab = '' | 'lower' | 'higher'

/** What is known of a line's goods. `declared`: the rate that the seller states for the product. */
export type TaxFacts = { hsn: string; declared: number | undefined }
/** What the seller has set: rates of their own by HSN, the rate of what has none, and on which side the gap is. */
export type RateSettings = {
  rates?: readonly DatedRate[] | undefined
  rate?: number | undefined
  slabGap?: 'lower' | 'higher' | undefined
}

// From 22 September 2025: garments, other made-up textiles and footwear by the price of a piece; fabrics, sarees among them, at
// one rate. Whatever else is sold, the seller states its rate.
const BY_LAW: readonly DatedRate[] = [
  ...['61', '62', '63', '64'].map(hsn => ({
    hsn,
    from: '2025-09-22',
    rate: { limit: 2_500_00, lower: 5, higher: 18 },
  })),
  ...['50', '51', '52', '53', '54', '55'].map(hsn => ({ hsn, from: '2025-09-22', rate: 5 })),
]

// Those of the notifications in force since 22 September 2025; 6 and 12 remain for bricks, 28 for tobacco.
const NOTIFIED = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 12, 18, 28, 40]

/** Every rate that goods may have, from the lowest. */
export const GST_RATES: readonly number[] = [...new Set([...NOTIFIED, ...BY_LAW.flatMap(ratesOf)])].sort(
  (a, b) => a - b,
)

/** The rate in force on a day (2026-11-21, India): the product's own, the seller's for its HSN, the law's, the shop's. */
export function rateOn(day: string, facts: TaxFacts, slab: Slab, settings: RateSettings): number | undefined {
  if (facts.declared !== undefined) return facts.declared
  const dated = datedRate(day, facts.hsn, settings)
  if (dated === undefined) return settings.rate
  return typeof dated === 'number' ? dated : slab === 'lower' ? dated.lower : dated.higher
}

/** On which side a piece is at what is charged for it, tax included; in the gap between the two as the seller has set it. */
export function slabOf(
  day: string,
  facts: TaxFacts,
  { paise, units }: { paise: number; units: number },
  settings: RateSettings,
): Slab {
  const rate = facts.declared === undefined ? datedRate(day, facts.hsn, settings) : undefined
  if (rate === undefined || typeof rate === 'number') return ''
  if (paise <= units * highestLower(rate)) return 'lower'
  if (paise > units * highestOf(rate)) return 'higher'
  return settings.slabGap ?? 'higher'
}

/** The gap that a piece at this price, tax included, is in: at the lower rate it is above the limit, at the higher not. */
export function slabGapAt(
  day: string,
  facts: TaxFacts,
  paise: number,
  settings: RateSettings,
): SlabGap | undefined {
  const rate = facts.declared === undefined ? datedRate(day, facts.hsn, settings) : undefined
  if (rate === undefined || typeof rate === 'number') return undefined
  const gap = { ...rate, from: highestLower(rate), to: highestOf(rate) }
  return paise > gap.from && paise <= gap.to ? gap : undefined
}

/** In paise: `from` is the highest price, tax included, of the lower rate, `to` the lowest of the higher. */
export type SlabGap = SlabRate & { from: number; to: number }

const highestLower = ({ limit, lower }: SlabRate) => (limit * (100 + lower)) / 100
const highestOf = ({ limit, higher }: SlabRate) => (limit * (100 + higher)) / 100

function ratesOf({ rate }: DatedRate) {
  return typeof rate === 'number' ? [rate] : [rate.lower, rate.higher]
}

const datedRate = (day: string, hsn: string, { rates = [] }: RateSettings) =>
  (inForce(day, hsn, rates) ?? inForce(day, hsn, BY_LAW))?.rate

/** Of the rates that began before, the one of the longest HSN, and of these the latest. */
function inForce(day: string, hsn: string, rates: readonly DatedRate[]) {
  const begun = rates.filter(rate => hsn !== '' && hsn.startsWith(rate.hsn) && (rate.from ?? '') <= day)
  return begun.sort((a, b) => b.hsn.length - a.hsn.length || (b.from ?? '').localeCompare(a.from ?? ''))[0]
}

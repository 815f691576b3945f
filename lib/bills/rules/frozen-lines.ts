import { billSums, lineTax } from './bill-sums.ts'
import { chargesTax, type TaxStatus } from './document-kinds.ts'
import { lineShares } from './line-shares.ts'
import { taxSum } from './tax-of-charge.ts'
import { type RateSettings, rateOn, type Slab, slabOf } from './tax-rates.ts'

/** What is declared of a product for its tax. */
export type DeclaredTax = { hsn?: string | undefined; rate?: number | undefined; unit?: string | undefined }
/** A line of an order: its charge without delivery. */
export type TaxedLine = { total: number; units: number; declared: DeclaredTax }
/** What a shop has set. */
export type TaxTerms = RateSettings & { status?: TaxStatus | undefined; hsn?: string | undefined }

/** What is settled of a line's tax when it is ordered. */
export type FrozenLine = {
  reduction: number
  delivery: number
  hsn: string
  unit: string
  rate: number | null
  slab: Slab
}

type Order = {
  lines: readonly TaxedLine[]
  delivery: number
  reduction: number
  /** What of it is taken off a line alone: the coupon's part. */
  own?: readonly number[]
}

/** The shares of each line, and on which side of a limit its piece is at what is charged for it on this day. */
export function frozenLines({ lines, delivery, reduction, own }: Order, day: string, terms: TaxTerms) {
  const shares = lineShares({
    lines: lines.map(line => line.total),
    delivery,
    reduction,
    ...(own && { own }),
  })
  return lines.map(({ total, units, declared }, place): FrozenLine => {
    const share = shares[place] ?? { reduction: 0, delivery: 0 }
    const hsn = declared.hsn ?? terms.hsn ?? ''
    const piece = { paise: total - share.reduction, units }
    return {
      ...share,
      hsn,
      unit: declared.unit ?? '',
      rate: declared.rate ?? null,
      slab: slabOf(day, { hsn, declared: declared.rate }, piece, terms),
    }
  })
}

/**
 * What of an order's total is tax, in paise, at the rates of this day; undefined where the seller charges none, or where the
 * rate of a line is not known.
 */
export function includedTax(
  lines: readonly TaxedLine[],
  frozen: readonly FrozenLine[],
  day: string,
  { terms, interState }: { terms: TaxTerms; interState: boolean },
): number | undefined {
  if (!chargesTax(terms.status)) return undefined
  const taxes = frozen.map(({ hsn, rate, slab, reduction, delivery }, place) => {
    const percent = rateOn(day, { hsn, declared: rate ?? undefined }, slab, terms)
    const goods = (lines[place]?.total ?? 0) - reduction
    return percent === undefined ? undefined : lineTax({ goods, delivery, percent }, interState)
  })
  const known = taxes.filter(tax => tax !== undefined)
  return known.length === taxes.length ? taxSum(billSums(known, 0)) : undefined
}

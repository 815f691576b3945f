import { REDUCTIONS, reductionsOf } from '#lib/cart/rules/reductions.ts'
import { printedSums, type Sums } from '#lib/cart/rules/sums.ts'
import { isHoliOffer, linePaise } from '#lib/cart/rules/totals.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'

/** What a quote comes to by each way to pay. */
export const quoteSums = (quote: Quote): Record<'COD' | 'ONLINE', Sums> => {
  const charged = {
    lines: quote.lines.map(linePaise),
    isOffer: isHoliOffer(quote.lines),
    subtotal: toPaise(quote.subtotal),
    delivery: toPaise(quote.delivery),
  }
  const off = (mode: 'COD' | 'ONLINE') =>
    reductionsOf(name => (isTakenOff(name, mode) ? toPaise(quote[REDUCTIONS[name].quoted]) : 0))
  return {
    COD: printedSums({
      ...charged,
      ...off('COD'),
      total: toPaise(quote.totalCod),
      tax: toPaise(quote.taxCod ?? 0),
    }),
    ONLINE: printedSums({
      ...charged,
      ...off('ONLINE'),
      total: toPaise(quote.totalOnline),
      tax: toPaise(quote.taxOnline ?? 0),
    }),
  }
}

const isTakenOff = (name: keyof typeof REDUCTIONS, mode: 'COD' | 'ONLINE') =>
  REDUCTIONS[name].by.some(each => each === mode)

import { printedSums, type Sums } from '#lib/cart/rules/sums.ts'
import { isHoliOffer, linePaise } from '#lib/cart/rules/totals.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'

/** What a quote comes to by each way to pay. */
export const quoteSums = (quote: Quote): Record<'COD' | 'ONLINE', Sums> => {
  const charged = {
    lines: quote.lines.map(linePaise),
    offer: isHoliOffer(quote.lines),
    subtotal: toPaise(quote.subtotal),
    delivery: toPaise(quote.delivery),
  }
  return {
    COD: printedSums({ ...charged, discount: 0, total: toPaise(quote.totalCod) }),
    ONLINE: printedSums({
      ...charged,
      discount: toPaise(quote.onlineDiscount),
      total: toPaise(quote.totalOnline),
    }),
  }
}

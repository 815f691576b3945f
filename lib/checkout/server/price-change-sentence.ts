import type { OrderRequest, Quote } from '#lib/contract/checkout-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'
import { totalChanged } from '#messages/checkout.ts'
import type { ShownPrices } from '../rules/shown-prices.ts'
import { whatChanged } from '../rules/what-changed.ts'

/** What the shopper saw who sent this order, in rupees; undefined where the form did not say. */
export function shownPricesOf({
  expected_total,
  orders,
  paymentmode,
}: OrderRequest): ShownPrices | undefined {
  if (expected_total === undefined) return undefined
  const prices = orders.flatMap(({ prod_id, expected_price }) =>
    prod_id && expected_price !== undefined ? [[prod_id, expected_price]] : [],
  )
  // Of a product in variants at several prices the total alone tells.
  const single = prices.filter(([id, price]) => prices.every(other => other[0] !== id || other[1] === price))
  return { total: expected_total, online: paymentmode === 'ONLINE', prices: Object.fromEntries(single) }
}

/** The changes since the page was shown, in words; undefined if the total is the same. */
export function priceChangeSentence(
  { total: seen, online, prices }: ShownPrices,
  quote: Quote,
): string | undefined {
  const total = online ? quote.totalOnline : quote.totalCod
  if (toPaise(total) === toPaise(seen)) return undefined
  const lines = quote.lines.map(({ name, discountPrice }) => ({
    product: { name, price: toPaise(discountPrice) },
  }))
  const before = quote.lines.map(({ id }) => prices[id])
  return totalChanged(...whatChanged(lines, before, seen, { total: toPaise(total) }))
}

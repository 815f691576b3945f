import { encodeLine } from '#lib/cart/rules/cart-cookie.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { orderLineOf } from '#lib/cart/rules/wire-lines.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { routes } from '#lib/routes.ts'

/** What Buy Now leads to: the checkout of this one line alone. */
export const checkoutOf = (line: Line) =>
  `${routes.checkout.path}?buy=${encodeURIComponent(encodeLine(line))}`

/**
 * The hidden fields of the form that places an order: what the shopper is looking at, so that the same form sent
 * twice is the same order, and a change in the meantime is noticed. Prices here only compare; the shop decides.
 */
export const placeFields = (quote: Quote, orderKey: string, buy?: string): Record<string, string> => ({
  order_key: orderKey,
  orders: JSON.stringify(quote.lines.map(orderLineOf)),
  expected_cod: String(quote.totalCod),
  expected_online: String(quote.totalOnline),
  ...(buy && { buy }),
})

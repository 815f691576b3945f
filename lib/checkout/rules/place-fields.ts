import { orderLineOf } from '#lib/cart/rules/wire-lines.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'

/**
 * The hidden fields of the form that places an order: what the shopper is looking at, so that the same form sent
 * twice is the same order, and a change in the meantime is noticed. Prices here only compare; the shop decides.
 */
export const placeFields = (quote: Quote, orderKey: string): Record<string, string> => ({
  order_key: orderKey,
  orders: JSON.stringify(quote.lines.map(orderLineOf)),
  expected_cod: String(quote.totalCod),
  expected_online: String(quote.totalOnline),
  coupan_Code: quote.couponCode ?? '',
  ...(quote.deliverBy && { expected_delivery: quote.deliverBy }),
})

import { REDUCTION_NAMES, type Reductions, reductionsOf } from '#lib/cart/rules/reductions.ts'
import { checkoutTotal, onlineTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import type { OrderRequest } from '#lib/contract/checkout-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'
import type { PricedLine } from './chosen-lines.ts'

/** What an order costs; whole paise. */
export type OrderMoney = Reductions & { subtotal: number; delivery: number; total: number }

/** Each amount by its name, which it has in orders and in their table as well. */
export const ORDER_AMOUNTS: readonly (keyof OrderMoney)[] = [
  'subtotal',
  'delivery',
  ...REDUCTION_NAMES,
  'total',
]

/** What of a checkout decides its sum beside its lines, and what the seller has set. */
type Request = Pick<OrderRequest, 'paymentmode'>
type Settings = {
  percent: number
  /** What delivery costs by the seller's table; none where each line has its own charge. */
  delivery?: number
}

const pricedLines = (lines: readonly PricedLine[]) =>
  lines.map(({ product, unit }) => ({
    name: product.name,
    discountPrice: fromPaise(product.price),
    recommendedSellingPrice: fromPaise(product.delivery),
    Unit: unit,
  }))

/** What is charged is what checkout shows (Rule 3). Paying online takes the shop's percentage off (Rule 20). */
export function orderMoney(
  lines: readonly PricedLine[],
  { paymentmode }: Request,
  { percent, delivery: charge }: Settings,
): OrderMoney {
  const totals = totalsOf(pricedLines(lines), charge)
  const { subtotal, delivery } = totals
  if (paymentmode === 'COD')
    return { subtotal, delivery, ...reductionsOf(() => 0), total: 100 * checkoutTotal(totals) }
  const { total, discount } = onlineTotal(totals, percent)
  return { subtotal, delivery, discount: 100 * discount, total: 100 * total }
}

/** The line's own charge without delivery: under the offer the whole price stands on its one line. */
export const lineTotals = (lines: readonly PricedLine[], { subtotal }: OrderMoney) =>
  lines.map(({ product, unit }) => (lines.length === 1 ? subtotal : product.price * unit))

import { checkoutTotal, onlineTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import { fromPaise } from '#lib/rules/money.ts'
import type { PricedLine } from './chosen-lines.ts'

/** What an order costs; whole paise. */
export type OrderMoney = { subtotal: number; delivery: number; discount: number; total: number }

const pricedLines = (lines: readonly PricedLine[]) =>
  lines.map(({ good, unit }) => ({
    name: good.name,
    discountPrice: fromPaise(good.price),
    recommendedSellingPrice: fromPaise(good.delivery),
    Unit: unit,
  }))

/** What is charged is what checkout shows (Rule 3). Paying online takes the shop's percentage off (Rule 20). */
export function orderMoney(
  lines: readonly PricedLine[],
  mode: 'COD' | 'ONLINE',
  percent: number,
): OrderMoney {
  const totals = totalsOf(pricedLines(lines))
  const { subtotal, delivery } = totals
  if (mode === 'COD') return { subtotal, delivery, discount: 0, total: 100 * checkoutTotal(totals) }
  const { total, discount } = onlineTotal(totals, percent)
  return { subtotal, delivery, discount: 100 * discount, total: 100 * total }
}

/** The line's own charge without delivery: under the offer the whole price stands on its one line. */
export const lineTotals = (lines: readonly PricedLine[], { subtotal }: OrderMoney) =>
  lines.map(({ good, unit }) => (lines.length === 1 ? subtotal : good.price * unit))

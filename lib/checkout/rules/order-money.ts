import { REDUCTION_NAMES, type Reductions, reductionsOf } from '#lib/cart/rules/reductions.ts'
import {
  checkoutTotal,
  deliveryAfterCoupon,
  onlineTotal,
  type Totals,
  totalsOf,
} from '#lib/cart/rules/totals.ts'
import type { OrderRequest } from '#lib/contract/checkout-schemas.ts'
import type { FreeTerms } from '#lib/delivery/rules/free-terms.ts'
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

/** Everything beside the lines that decides the sum of a checkout: its choices and the seller's settings. */
type Request = Pick<OrderRequest, 'paymentmode'>
type Settings = FreeTerms & {
  percent: number
  /** What delivery costs by the seller's table; none where each line has its own charge. */
  delivery?: number | undefined
  /** Whether the coupon makes it so. What it takes off stands in the lines. */
  freeDelivery?: boolean | undefined
}

const pricedLines = (lines: readonly PricedLine[]) =>
  lines.map(({ product, unit }) => ({
    name: product.name,
    discountPrice: fromPaise(product.price),
    recommendedSellingPrice: fromPaise(product.delivery),
    Unit: unit,
  }))

/**
 * What is charged is what checkout shows (Rule 3). First the coupon, then the shop's percentage for paying online (Rule 20),
 * then delivery (Rule 112).
 */
export function orderMoney(lines: readonly PricedLine[], request: Request, settings: Settings): OrderMoney {
  const { percent, delivery: charge, ...free } = settings
  const priced = totalsOf(pricedLines(lines), charge)
  const coupon = couponOf(lines)
  const totals = deliveryAfterCoupon(priced, coupon, free)
  const due = 100 * checkoutTotal(totals)
  // A coupon that is small beside the delivery would take away more of the percentage than it gives.
  const least = coupon > 0 ? due - orderMoney(withoutCoupon(lines), request, settings).total : 0
  const discount =
    request.paymentmode === 'COD' ? 0 : Math.max(least, onlineDiscount(totals, percent, coupon))
  const amounts = { coupon, discount }
  return {
    ...{ subtotal: priced.subtotal, delivery: totals.delivery },
    ...reductionsOf(name => amounts[name]),
    total: due - discount,
  }
}

/** Paise. With a coupon the percentage is of the goods that are left. */
const onlineDiscount = (totals: Totals, percent: number, coupon: number) =>
  100 * onlineTotal(coupon > 0 ? { ...totals, delivery: 0 } : totals, percent).discount

const couponOf = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + (line.couponOff ?? 0), 0)
const withoutCoupon = (lines: readonly PricedLine[]) => lines.map(line => ({ ...line, couponOff: 0 }))

/** The line's own charge without delivery: under the offer the whole price stands on its one line. */
export const lineTotals = (lines: readonly PricedLine[], { subtotal }: OrderMoney) =>
  lines.map(({ product, unit }) => (lines.length === 1 ? subtotal : product.price * unit))

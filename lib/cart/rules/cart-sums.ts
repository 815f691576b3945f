import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { FreeTerms } from '#lib/delivery/rules/free-terms.ts'
import { reductionsOf } from './reductions.ts'
import { printedSums, type Sums } from './sums.ts'
import { cartTotal, deliveryAfterCoupon, linePaise, totalsOf } from './totals.ts'

/** The part of a cart that can be sold: no withdrawn products, and no more of a line than there is in stock. */
export const toBeHad = (items: readonly CartItem[]): CartItem[] =>
  items.filter(item => item.quantity > 0).map(item => ({ ...item, Unit: Math.min(item.Unit, item.quantity) }))

/** What the cart comes to, of what can be had. The cart floors its total. `charge`: as in totalsOf; `free`: from what on it costs nothing. */
export function cartSums(items: readonly CartItem[], charge?: number, free: FreeTerms = {}): Sums {
  const lines = toBeHad(items)
  const totals = deliveryAfterCoupon(totalsOf(lines, lines.length > 0 ? charge : 0), 0, free)
  return printedSums({
    ...totals,
    lines: lines.map(linePaise),
    ...reductionsOf(() => 0),
    total: 100 * cartTotal(totals),
  })
}

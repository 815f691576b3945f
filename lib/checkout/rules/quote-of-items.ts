import { checkoutTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'

/** What another host's items come to, where it leaves the sum to the page: at its prices, without a discount of ours. */
export function quoteOfItems(items: readonly CartItem[], online: Quote['online']): Quote {
  const lines = items.filter(({ Unit }) => Unit > 0)
  const totals = totalsOf(lines)
  const total = checkoutTotal(totals)
  return {
    lines,
    subtotal: fromPaise(totals.subtotal),
    delivery: fromPaise(totals.delivery),
    onlineDiscount: 0,
    totalCod: total,
    totalOnline: total,
    online,
    codLimit: '',
  }
}

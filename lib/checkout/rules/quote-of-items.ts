import { reductionsOf } from '#lib/cart/rules/reductions.ts'
import { checkoutTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { quoteOfMoney } from './quote-of-money.ts'

/** The sum of another host's items where the host gives none: at its prices, without a discount of our own. */
export function quoteOfItems(items: readonly CartItem[], online: Quote['online']): Quote {
  const lines = items.filter(({ Unit }) => Unit > 0)
  const totals = totalsOf(lines)
  const money = { ...totals, ...reductionsOf(() => 0), total: 100 * checkoutTotal(totals) }
  return { lines, ...quoteOfMoney(money, money), online, codLimit: '' }
}

import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { nowCosts, partOfTotalChanged, type totalChanged } from '#messages/checkout.ts'
import type { PricedProduct } from './chosen-lines.ts'
import type { OrderMoney } from './order-money.ts'

/** What is no longer as the shopper saw it, and the new total: the parameters of totalChanged (Rule 19). `seen`: rupees for one of each line. */
export function whatChanged(
  lines: readonly { product: Pick<PricedProduct, 'name' | 'price'> }[],
  seen: readonly (number | undefined)[],
  seenTotal: number,
  { total }: Pick<OrderMoney, 'total'>,
): Parameters<typeof totalChanged> {
  const changed = lines.flatMap(({ product }, place) => {
    const before = seen[place]
    if (before === undefined || Math.round(before * 100) === product.price) return []
    return [nowCosts(product.name, price(product.price), price(Math.round(before * 100)))]
  })
  const why = changed.length ? changed.join(' ') : partOfTotalChanged
  return [why, price(total), rupee(seenTotal)]
}

const price = (paise: number) => rupee(fromPaise(paise))

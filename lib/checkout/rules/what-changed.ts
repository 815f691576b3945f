import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import type { Good } from './chosen-lines.ts'
import type { OrderMoney } from './order-money.ts'

/** What is no longer as the shopper saw it, and the new total, in words (Rule 19). `seen`: rupees for one of each line. */
export function whatChanged(
  lines: readonly { good: Pick<Good, 'name' | 'price'> }[],
  seen: readonly (number | undefined)[],
  seenTotal: number,
  { total }: Pick<OrderMoney, 'total'>,
): string {
  const changed = lines.flatMap(({ good }, place) => {
    const before = seen[place]
    if (before === undefined || Math.round(before * 100) === good.price) return []
    return [`${good.name} now costs ${price(good.price)} (it was ${price(Math.round(before * 100))}).`]
  })
  const why = changed.length ? changed.join(' ') : 'A price, the delivery charge or an offer has changed.'
  return `${why} The new total is ${price(total)} instead of ${rupee(seenTotal)}.`
}

const price = (paise: number) => rupee(fromPaise(paise))

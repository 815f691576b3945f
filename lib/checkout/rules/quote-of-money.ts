import { REDUCTION_NAMES, REDUCTIONS } from '#lib/cart/rules/reductions.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'
import type { OrderMoney } from './order-money.ts'

type Quoted = (typeof REDUCTIONS)[keyof typeof REDUCTIONS]['quoted']
type Amounts = Pick<Quote, 'subtotal' | 'delivery' | 'totalCod' | 'totalOnline' | Quoted>

/** The amounts of a quote, of what the order would cost by each way to pay. */
export const quoteOfMoney = (cod: OrderMoney, online: OrderMoney): Amounts => ({
  subtotal: fromPaise(cod.subtotal),
  delivery: fromPaise(cod.delivery),
  ...(Object.fromEntries(
    REDUCTION_NAMES.map(name => [REDUCTIONS[name].quoted, fromPaise(online[name])]),
  ) as Record<Quoted, number>),
  totalCod: fromPaise(cod.total),
  totalOnline: fromPaise(online.total),
})

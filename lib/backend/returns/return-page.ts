import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { db } from '../db/pool.ts'
import { orderOf } from '../orders/order-of.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { type ExchangeChoice, exchangeChoices } from './exchange-choices.ts'
import { type Actor, isOwnOrder } from './own-order.ts'
import { returnTerms } from './return-terms.ts'
import { unitsOfLines } from './units-left.ts'

/** What the form for a return shows. */
export type ReturnPage = {
  order: Order
  /** How many units of each line, by its place, can be asked back now. */
  left: number[]
  /** What each line can be exchanged for; empty where the shop does not exchange. */
  choices: Pick<ExchangeChoice, 'place' | 'value'>[]
  mayExchange: boolean
  /** Who pays the way back, as the seller says it. */
  wayBackPaidBy: 'seller' | 'customer' | undefined
  /** Whether the money goes to a UPI id, and whether one is asked for now. */
  needsUpi: boolean
  waitsForUpi: boolean
}

/** Null if the order is not the caller's (Rule 4). */
export async function returnPage(orderId: string, actor: Actor): Promise<ReturnPage | null> {
  if (!(await isOwnOrder(db, orderId, actor))) return null
  const row = await sellerOrder(orderId)
  if (!row) return null
  const order = orderOf(row)
  const [lines, terms] = await Promise.all([unitsOfLines(db, orderId), returnTerms(db)])
  const mayExchange = terms.exchange !== false
  const needsUpi = order.CoPaymentMode === 'COD' || Boolean(order.atDoor)
  return {
    order,
    left: lines.map(({ units, ended, asked }) => (order.returns?.returnable ? units - ended - asked : 0)),
    choices: mayExchange && order.returns?.returnable ? await exchangeChoices(orderId) : [],
    mayExchange,
    wayBackPaidBy: terms.shippingPaidBy,
    needsUpi,
    waitsForUpi: needsUpi && (order.returns?.parts.some(({ refund }) => refund === 'by-hand') ?? false),
  }
}

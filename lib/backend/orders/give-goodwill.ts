import 'server-only'
import { isReturnable } from '#lib/checkout/rules/order-state.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  goodwillIsMore,
  goodwillNotNow,
  goodwillOften,
  notPaidYet,
  payByHand,
} from '#messages/cli-returns.ts'
import { payBackBySender } from '#messages/cli-upi.ts'
import { amountGoesBack } from '#messages/commands.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { endedPartsTotal } from '../returns/ended-parts-total.ts'
import { payPartBack, wayBack } from '../returns/pay-part-back.ts'
import { mailPartRefund } from '../returns/return-mails.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'
import { lockOrder, stateOf } from './order-row.ts'
import { done, noSuchOrder, type SellerResult } from './seller-result.ts'

/** Of one order. */
const MOST = 10

/**
 * Pays a sum of an order back, of which its customer keeps every piece: for a stain, or a wait. The bill stands, since such a
 * sum was not agreed when the goods were sold, so no credit note lowers its tax.
 */
export const giveGoodwill = (id: string, amount: number, reason: string): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    if (order.status !== 'delivered' && !isReturnable(stateOf(order)))
      return { done: false, message: goodwillNotNow(id) }
    if (wayBack(order) === 'none') return { done: false, message: notPaidYet(id) }
    const left = order.total - (await endedPartsTotal(tx, id))
    if (amount > left) return { done: false, message: goodwillIsMore(id, exactRupees(left)) }
    if (await hasEnough(tx, id)) return { done: false, message: goodwillOften(id, MOST) }
    const part = await tx.one<{ id: number }>(
      `insert into ended_parts (order_id, kind, total, reason) values ($1, 'goodwill', $2, $3) returning id`,
      [id, amount, reason],
    )
    if (!part) throw new Error(`A goodwill of ${id} was not written down.`)
    const refund = await payPartBack(tx, order, part.id, amount)
    await mailPartRefund(tx, order, {
      occasion: `${id}:goodwill:${part.id}`,
      kind: 'goodwill',
      part: { total: amount, refund },
      why: reason,
    })
    const money = exactRupees(amount)
    if (refund === 'by-hand') return done(payByHand(id, money))
    return done(order.gateway === UPI_GATEWAY ? payBackBySender(id, money) : amountGoesBack(money))
  })

const hasEnough = async (tx: Db, id: string) =>
  (
    await tx.one<{ enough: boolean }>(
      `select count(*) >= $2 as enough from ended_parts where order_id = $1 and kind = 'goodwill'`,
      [id, MOST],
    )
  )?.enough

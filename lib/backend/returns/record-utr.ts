import 'server-only'
import { utrNumber } from '#lib/returns/rules/utr-number.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  noRefundByHand,
  noTargetYet,
  utrIsElsewhere,
  utrIsRecorded,
  utrMalformed,
  utrWasRecorded,
} from '#messages/cli-returns.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder } from '../orders/order-row.ts'
import type { SellerResult } from '../orders/seller-result.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { mailPaidByHand } from './return-mails.ts'

type ByHand = {
  id: number
  order_id: string
  amount: number
  state: string
  utr: string
  upi: string | null
  payment_id: string | null
}

const notDone = (message: string): SellerResult => ({ done: false, message })

/** The seller has paid a refund to the customer's UPI id: recorded once. `name`: of the return, or of its order. */
export const recordUtr = (name: string, typed: string): Promise<SellerResult> => {
  const utr = utrNumber(typed)
  if (!utr) return Promise.resolve(notDone(utrMalformed(typed)))
  return transaction(async tx => {
    const refund = await lockedRefund(tx, name)
    if (!refund) return notDone(noRefundByHand(name))
    if (refund.state === 'done') return notDone(utrWasRecorded(name, refund.utr))
    // What was paid by UPI goes back to the account that it came from.
    if (!refund.upi && !refund.payment_id) return notDone(noTargetYet(name))
    const other = await tx.one<{ order_id: string }>(
      `select order_id from part_refunds where utr = $1 and id <> $2 limit 1`,
      [utr, refund.id],
    )
    await tx.run(`update part_refunds set state = 'done', utr = $2, done_at = now() where id = $1`, [
      refund.id,
      utr,
    ])
    const order = await lockOrder(tx, refund.order_id)
    await queueOrderEvent(tx, 'order.refunded', refund.order_id)
    if (order) await mailPaidByHand(tx, order, { refund: refund.id, amount: refund.amount, utr })
    const recorded = utrIsRecorded(name, exactRupees(refund.amount), utr)
    return { done: true, message: other ? `${recorded} ${utrIsElsewhere(other.order_id)}` : recorded }
  })
}

const PAID_BY_HAND = `(r.payment_id is null or r.state = 'by-hand' or r.utr <> '')`

/** The oldest unpaid refund of an order that has several. */
async function lockedRefund(tx: Db, name: string) {
  const found = await tx.one<{ order_id: string }>(
    `select order_id from part_refunds r where ${PAID_BY_HAND} and (order_id = $1 or part_id in (select id from ended_parts where return_id in (select id from return_requests where number = $1))) limit 1`,
    [name],
  )
  if (!found) return undefined
  await lockOrder(tx, found.order_id)
  return tx.one<ByHand>(BY_HAND, [name])
}

const BY_HAND = `
  select r.id, r.order_id, r.amount, r.state, r.utr, r.payment_id, t.upi
    from part_refunds r join ended_parts p on p.id = r.part_id
    left join return_requests q on q.id = p.return_id
    left join refund_targets t on t.order_id = r.order_id
   where ${PAID_BY_HAND} and (r.order_id = $1 or q.number = $1)
   order by r.state = 'done', r.created_at limit 1 for update of r`

import 'server-only'
import { utrNumber } from '#lib/returns/rules/utr-number.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { noPartRefund, utrIsRecorded, utrMalformed, utrWasRecorded } from '#messages/cli-returns.ts'
import { refundCannot, refundUnderWay, refundWouldBeTwice } from '#messages/commands.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder } from '../orders/order-row.ts'
import type { SellerResult } from '../orders/seller-result.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { recordUtr } from './record-utr.ts'
import { mailPaidByHand } from './return-mails.ts'

type Part = {
  id: number
  order_id: string
  amount: number
  state: string
  utr: string
  payment_id: string | null
  gateway_refund_id: string | null
  under_way: boolean
}

const notDone = (message: string): SellerResult => ({ done: false, message })

/**
 * The seller has paid a part back by hand which the provider could not: recorded once, with the bank's number, and nothing
 * more is asked of the provider. `name`: of the return, or of its order. What was paid at the door is recorded as ever.
 */
export async function settlePartRefund(name: string, typed: string): Promise<SellerResult> {
  const utr = utrNumber(typed)
  if (!utr) return notDone(utrMalformed(typed))
  const settled = await transaction(tx => settle(tx, name, utr))
  return settled ?? recordUtr(name, typed)
}

/** Undefined: its money was paid at the door. */
async function settle(tx: Db, name: string, utr: string): Promise<SellerResult | undefined> {
  const named = await tx.one<Part>(NAMED, [name])
  if (!named) return notDone(noPartRefund(name))
  const order = await lockOrder(tx, named.order_id)
  // Read again: who held the order may have recorded it meanwhile.
  const part = await tx.one<Part>(`${NAMED} for update of r`, [name])
  if (!part || !order) return notDone(noPartRefund(name))
  if (part.payment_id === null) return undefined
  if (part.state === 'done') return notDone(utrWasRecorded(name, part.utr))
  if (part.under_way) return notDone(refundCannot(name, refundUnderWay))
  if (part.state === 'sent' && part.gateway_refund_id) return notDone(refundCannot(name, refundWouldBeTwice))
  await tx.run(
    `update part_refunds set state = 'done', utr = $2, by_hand = 'instead', last_error = '', done_at = now() where id = $1`,
    [part.id, utr],
  )
  await queueOrderEvent(tx, 'order.refunded', part.order_id)
  await mailPaidByHand(tx, order, { refund: part.id, amount: part.amount, utr, way: 'online' })
  return { done: true, message: utrIsRecorded(name, exactRupees(part.amount), utr) }
}

// Of several the oldest that waits for the seller. Under way: somebody may be waiting for the provider's answer.
const NAMED = `
  select r.id, r.order_id, r.amount, r.state, r.utr, r.payment_id, r.gateway_refund_id,
         coalesce(r.asked_at > now() - interval '15 seconds', false) as under_way
    from part_refunds r join ended_parts p on p.id = r.part_id
    left join return_requests q on q.id = p.return_id
   where r.order_id = $1 or q.number = $1
   order by r.state = 'done', r.state in ('due', 'sent'), r.created_at limit 1`

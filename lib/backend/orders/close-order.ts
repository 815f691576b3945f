import 'server-only'
import { paidInAdvance } from '#lib/checkout/rules/order-state.ts'
import { issueCreditNote } from '../bills/issue-credit-note.ts'
import type { Db } from '../db/pool.ts'
import { endedPartsTotal } from '../returns/ended-parts-total.ts'
import { restock } from '../returns/exchange-stock.ts'
import { unitsKept, unitsOfLines } from '../returns/units-left.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { customerOfOrder } from './customer.ts'
import { mailCancelled, mailCancelledToSeller } from './mails.ts'
import { noteOrder, type OrderRow, stateOf } from './order-row.ts'
import { queueRefund } from './queue-refund.ts'

type Ending = {
  reason: string
  /** The customer's own words, where it is theirs. */
  comment?: string
  by: 'customer' | 'shop'
  /** Its pieces are not there any more. */
  isLost?: boolean
  /** Its parcel came back. */
  cameBack?: boolean
}

/**
 * Cancels an order that is held: the pieces return, what was paid goes back once, the customer is told. In paise. What of
 * it ended before, neither returns nor goes back again.
 */
export async function closeOrder(
  tx: Db,
  order: OrderRow,
  { reason, comment = '', by, isLost = false, cameBack = false }: Ending,
): Promise<number> {
  await tx.run(CANCEL, [order.id, reason, comment])
  await noteOrder(tx, order.id, 'cancelled', reason)
  // Of one that was paid in advance the advance alone: it ends before anything is paid at the door.
  const refund = order.paid_by ? paidInAdvance(stateOf(order)) - (await endedPartsTotal(tx, order.id)) : 0
  if (order.paid_by && refund > 0)
    await queueRefund(tx, { orderId: order.id, paymentId: order.paid_by, amount: refund, why: 'cancelled' })
  const customer = await customerOfOrder(tx, order.customer_id)
  const mailed = { id: order.id, customer, total: order.total }
  await mailCancelled(tx, mailed, refund, by === 'shop' ? reason : undefined)
  if (by === 'customer' && order.status !== 'awaiting')
    await mailCancelledToSeller(tx, mailed, refund, reason)
  if (!order.unheld && !isLost) await restock(tx, order.id, unitsKept(await unitsOfLines(tx, order.id)))
  // Of one that was never paid nobody was told that it is there.
  if (order.status !== 'awaiting')
    await queueOrderEvent(tx, cameBack ? 'order.returned' : 'order.cancelled', order.id)
  // Last, because the next bill waits for this one's number.
  await issueCreditNote(tx, {
    orderId: order.id,
    lines: 'all',
    delivery: true,
    why: reason,
    occasion: 'closed',
  })
  return refund
}

const CANCEL = `update orders set status = 'cancelled', cancel_reason = $2, cancel_comment = $3 where id = $1`

import 'server-only'
import { handedOver, notAtStall } from '#messages/commands.ts'
import { issueBill } from '../bills/issue-bill.ts'
import { transaction } from '../db/transaction.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { lockOrder, noteOrder, stateOf } from './order-row.ts'
import { done, noSuchOrder, notNow, type SellerResult } from './seller-result.ts'

/** What was sold at the stall is paid and taken away: it gets its bill and is delivered, and nobody is told of a parcel. */
export const handOver = (id: string): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    const hand = await tx.one<{ paid: string }>(
      `select paid from hand_orders where order_id = $1 and taken = 'stall'`,
      [id],
    )
    if (!hand) return { done: false, message: notAtStall(id) }
    if (order.status !== 'placed' && order.status !== 'packed') return notNow(id, stateOf(order), 'delivered')
    const bill = await issueBill(tx, id)
    if ('refused' in bill) return { done: false, message: bill.refused }
    await tx.run(`update orders set status = 'delivered' where id = $1`, [id])
    await noteOrder(tx, id, 'packed')
    await noteOrder(tx, id, 'delivered')
    await queueOrderEvent(tx, 'order.packed', id)
    await queueOrderEvent(tx, 'order.delivered', id)
    return done(handedOver(id))
  })

import 'server-only'
import { transaction } from '../db/transaction.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { lockOrder } from './order-row.ts'
import { sharersOf } from './shared-parcels.ts'

/**
 * A parcel that its courier has cancelled under way: its order, and those that travel with it, wait for another courier.
 * Only while they are with this number.
 */
export async function takeBackShipped(id: string, number: string) {
  for (const each of [id, ...(await sharersOf(id))]) await takeBack(each, number)
}

const takeBack = (id: string, number: string) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (order?.status !== 'shipped' || order.tracking_number !== number) return
    await tx.run(`update orders set status = 'packed', courier = '', tracking_number = '' where id = $1`, [
      id,
    ])
    // An order has one event of a kind: with this one left, the next sending could not write its own.
    await tx.run(`delete from order_events where order_id = $1 and kind = 'shipped'`, [id])
    await queueOrderEvent(tx, 'order.packed', id)
  })

import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/pool.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'

/** 'by-hand': the seller pays it; 'none': nothing was paid. */
export type PartWay = 'online' | 'by-hand' | 'none'

/** Queues what goes back for a part of an order that is locked, the way that it was paid. */
export async function payPartBack(tx: Db, order: OrderRow, partId: number, total: number): Promise<PartWay> {
  const way = total > 0 ? wayBack(order) : 'none'
  if (way === 'none') return way
  // What was paid to the seller's own UPI id is paid back by hand, to the account that it came from.
  const isSent = way === 'online' && order.gateway !== UPI_GATEWAY
  await tx.run(
    `insert into part_refunds (part_id, order_id, payment_id, amount, key, state) values ($1, $2, $3, $4, $5, $6)`,
    [
      partId,
      order.id,
      way === 'online' ? order.paid_by : null,
      total,
      randomUUID(),
      isSent ? 'due' : 'by-hand',
    ],
  )
  return way
}

/** The way in which money of an order goes back: as it was paid, and at the door it is paid when it is delivered. */
export function wayBack({
  paid_by: paidBy,
  mode,
  status,
  at_door: atDoor,
}: Pick<OrderRow, 'paid_by' | 'mode' | 'status' | 'at_door'>): PartWay {
  // The provider gives back no more than the advance that it took: the seller pays all of it.
  if (paidBy && !atDoor) return 'online'
  return (mode === 'COD' || atDoor) && status === 'delivered' ? 'by-hand' : 'none'
}

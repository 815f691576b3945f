import 'server-only'
import type { Db } from '../db/pool.ts'

/** When the customer last got something of this order: its parcel, or what was sent in exchange. */
export const deliveredAt = async (tx: Db, orderId: string) =>
  (
    await tx.one<{ at: Date | null }>(
      `select max(at) as at from (
         select at from order_events where order_id = $1 and kind = 'delivered'
         union all
         select ended_at from return_requests where order_id = $1 and state = 'exchanged') received`,
      [orderId],
    )
  )?.at ?? undefined

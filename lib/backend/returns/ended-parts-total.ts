import 'server-only'
import type { Db } from '../db/pool.ts'

/** The total of the parts of an order that were returned, in paise. */
export const endedPartsTotal = async (tx: Db, orderId: string) =>
  (
    await tx.one<{ sum: number }>(
      'select coalesce(sum(total), 0)::bigint as sum from ended_parts where order_id = $1',
      [orderId],
    )
  )?.sum ?? 0

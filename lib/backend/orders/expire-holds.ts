import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { lockOrder, noteOrder } from './order-row.ts'
import { orderedLines } from './ordered-line.ts'
import { returnStock } from './stock.ts'

const AT_ONCE = 50

/** Gives back what unpaid orders held for too long (Rule 24); tells how many. */
export async function expireHolds(): Promise<number> {
  const over = await db.query<{ id: string }>(OVER, [AT_ONCE])
  let expired = 0
  for (const { id } of over) if (await expire(id)) expired++
  return expired
}

/** A payment may have come between: then the order is not expired any more. */
const expire = (id: string) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (order?.status !== 'awaiting') return false
    // A payment in the last second is found at once, and gets the pieces if they are still there.
    await tx.run(
      `update orders set status = 'expired', check_at = case when gateway_order_id is not null then now() end
                   where id = $1`,
      [id],
    )
    await noteOrder(tx, id, 'expired')
    if (!order.unheld) await returnStock(tx, await orderedLines(tx, id))
    return true
  })

const OVER = {
  name: 'holds-over',
  text: `select id from orders where status = 'awaiting' and hold_until < now() order by hold_until limit $1`,
}

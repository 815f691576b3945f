import 'server-only'
import type { OrderEventName } from '#lib/desk/rules/webhook-events.ts'
import type { Db } from '../db/pool.ts'

/**
 * Writes down for each webhook that wants to know it what has become of an order: its number and where it stands by now.
 * Runs in the transaction of its cause; without a webhook it finds no row and writes none.
 */
export const queueOrderEvent = (
  tx: Db,
  type: OrderEventName,
  orderId: string,
  more: { return_number?: string } = {},
) => tx.run(TELL, [type, orderId, JSON.stringify(more)])

const TELL = {
  name: 'tell-order',
  text: `
    insert into webhook_messages (webhook_id, type, data)
    select w.id, $1, jsonb_build_object('order_id', o.id, 'status', o.status) || $3::jsonb
      from webhooks w cross join orders o
     where w.off_at is null and $1 = any(w.events) and o.id = $2`,
}

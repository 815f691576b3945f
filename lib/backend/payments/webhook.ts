import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '../db/pool.ts'
import { refundReported } from '../orders/send-refunds.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { partRefundReported } from '../returns/send-part-refunds.ts'
import { adapterOf } from './chosen-provider.ts'
import type { ReceivedEvent } from './port.ts'
import { paymentSettings } from './settings.ts'

/** A webhook from the provider: at least once, in any order. Its signature covers the exact bytes. */
export async function receiveWebhook(raw: Uint8Array, headers: Headers): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 404
  const adapter = await adapterOf(settings)
  const event = adapter.readWebhook(settings, raw, headers)
  if (!event) return 400
  const id = event.id ?? createHash('sha256').update(raw).digest('hex')
  if (await db.one('select 1 from webhook_events where id = $1', [id])) return 200
  await act(event)
  // Recorded when it is done: after a crash before that, the provider repeats it, and nothing is done twice.
  await db.run('insert into webhook_events (id, event) values ($1, $2) on conflict do nothing', [
    id,
    event.name,
  ])
  return 200
}

async function act({ payment, refund }: ReceivedEvent) {
  if (refund && !(await partRefundReported(refund))) await refundReported(refund.paymentId, refund)
  if (!payment) return
  const order = await db.one<{ id: string }>('select id from orders where gateway_order_id = $1', [
    payment.gatewayOrderId,
  ])
  // The account may serve another site as well: its events are accepted and ignored.
  if (order) await settlePayment(order.id, payment, 'webhook')
}

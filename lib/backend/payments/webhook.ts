import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { db } from '../db/pool.ts'
import { refundTold } from '../orders/send-refunds.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { webhookPayment, webhookRefund } from './razorpay.ts'
import { paymentSettings } from './settings.ts'
import { isWebhookSignature } from './signature.ts'

/** What the provider tells by itself: at least once, in any order. Its signature covers the very bytes. */
export async function hearWebhook(
  raw: Uint8Array,
  signature: string,
  eventId: string | null,
): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 404
  if (!isWebhookSignature(raw, signature, settings.webhookSecrets)) return 400
  const event = parse(raw)
  if (!event) return 400
  const id = eventId ?? createHash('sha256').update(raw).digest('hex')
  if (await db.one('select 1 from webhook_events where id = $1', [id])) return 200
  await act(event)
  // Noted when it is done: should we fall before that, the provider tells it again, and nothing is done twice.
  await db.run('insert into webhook_events (id, event) values ($1, $2) on conflict do nothing', [
    id,
    event.event,
  ])
  return 200
}

const webhook = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: webhookPayment }).optional().catch(undefined),
    refund: z.object({ entity: webhookRefund }).optional().catch(undefined),
  }),
})
type Webhook = z.infer<typeof webhook>

function parse(raw: Uint8Array): Webhook | undefined {
  try {
    return webhook.safeParse(JSON.parse(new TextDecoder().decode(raw))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function act({ event, payload }: Webhook) {
  const payment = payload.payment?.entity
  if (event.startsWith('refund.')) {
    const refund = payload.refund?.entity
    if (refund) await refundTold(refund.payment_id, refund.refund)
    return
  }
  if (!payment?.order_id) return
  const order = await db.one<{ id: string }>('select id from orders where gateway_order_id = $1', [
    payment.order_id,
  ])
  // The account may serve another site as well: what is not ours is heard and left.
  if (order) await settlePayment(order.id, payment, 'webhook')
}

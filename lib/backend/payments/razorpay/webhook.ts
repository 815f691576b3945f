import 'server-only'
import { z } from 'zod'
import type { PaymentAdapter } from '../port.ts'
import { webhookPayment, webhookRefund } from './gateway.ts'
import { isWebhookSignature } from './signature.ts'

export const readWebhook: PaymentAdapter['readWebhook'] = ({ webhookSecrets }, raw, headers) => {
  if (!isWebhookSignature(raw, headers.get('x-razorpay-signature') ?? '', webhookSecrets)) return undefined
  const read = parse(raw)
  if (!read) return undefined
  const { event: name, payload } = read
  const id = headers.get('x-razorpay-event-id') ?? undefined
  // A refund's event carries its payment too, which was reported before.
  if (name.startsWith('refund.')) return { id, name, refund: payload.refund?.entity }
  const { order_id: gatewayOrderId, ...payment } = payload.payment?.entity ?? {}
  return { id, name, ...('id' in payment && gatewayOrderId && { payment: { ...payment, gatewayOrderId } }) }
}

const webhook = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: webhookPayment }).optional().catch(undefined),
    refund: z.object({ entity: webhookRefund }).optional().catch(undefined),
  }),
})

function parse(raw: Uint8Array): z.infer<typeof webhook> | undefined {
  try {
    return webhook.safeParse(JSON.parse(new TextDecoder().decode(raw))).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

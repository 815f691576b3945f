import 'server-only'
import { signedFromWire, signedToWire } from '#lib/contract/signed-payment.ts'
import { type SentWebhook, withPracticeGateway } from '../test-gateway.ts'
import type { WithStandIn } from '../test-stand-in.ts'

export const withStandIn: WithStandIn = () => {
  const provider = withPracticeGateway()
  const webhooks: SentWebhook[] = []
  beforeAll(() => {
    provider.deliver = async event => {
      webhooks.push(event)
      return 200
    }
  })
  return {
    settings: () => provider.settings,
    pays: async orderId => signedFromWire(await provider.pay({ orderId, status: 'captured' })),
    returned: signedToWire,
    webhooks: () =>
      webhooks.map(({ raw, signature, eventId }) => ({
        raw,
        headers: new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId }),
      })),
  }
}

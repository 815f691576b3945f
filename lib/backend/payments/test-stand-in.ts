import 'server-only'
import type { SignedPayment } from '#lib/contract/signed-payment.ts'
import type { PaymentSettings } from './port.ts'

/** For tests: a server with a provider's protocol, in `test-stand-in.ts` of its folder. Called at the top. */
export type WithStandIn = () => StandIn

export type StandIn = {
  settings: () => PaymentSettings
  /** A shopper pays the whole order: returns what the widget returns. */
  pays: (gatewayOrderId: string) => Promise<SignedPayment>
  /** The same as the provider's own page sends it. */
  returned: (signed: SignedPayment) => Record<string, string>
  /** The webhooks that the provider has sent. */
  webhooks: () => { raw: Uint8Array; headers: Headers }[]
}

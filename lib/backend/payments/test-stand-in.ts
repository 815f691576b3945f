import 'server-only'
import type { SignedPayment } from '../../contract/signed-payment.ts'
import type { PaymentSettings } from './port.ts'

/** For tests: somebody who speaks a provider's protocol, in `test-stand-in.ts` of its folder. Called at the top. */
export type WithStandIn = () => StandIn

export type StandIn = {
  settings: () => PaymentSettings
  /** A shopper pays the whole order: what the widget is handed. */
  pays: (gatewayOrderId: string) => Promise<SignedPayment>
  /** The same as the provider's own page brings it back. */
  returned: (signed: SignedPayment) => Record<string, string>
  /** The webhooks that the provider has sent. */
  told: () => { raw: Uint8Array; headers: Headers }[]
}

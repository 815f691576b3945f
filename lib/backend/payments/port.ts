import 'server-only'
import type { Money } from '#lib/checkout/rules/order-state.ts'
import type { Prefill } from '#lib/checkout/rules/prefill.ts'
import type { Env } from '#lib/server/settings/env.ts'
import type { GatewayOrder } from '../../contract/checkout-schemas.ts'
import type { SignedPayment } from '../../contract/signed-payment.ts'
import type { SecretName } from '../secrets.ts'
import type { Gateway, Refund } from './gateway.ts'
import type { ProviderName } from './providers.ts'

/** The keys and addresses with which this shop uses its provider. */
export type PaymentSettings = {
  provider: ProviderName
  apiUrl: string
  keyId: string
  keySecret: string
  /** More than one while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** The provider's script for the browser: a path of our own for the practice provider. */
  scriptUrl: string
  /** The provider's own page, which a form without script posts to. */
  hostedUrl: string
  /** Nothing is charged: marked 'Test payment' wherever it shows. */
  practice: boolean
  timeoutMs?: number
}

/**
 * A payment provider as the shop sees it, light enough for the proxy and for what runs before Next: `provider.ts` of
 * its folder. What talks to the provider is its adapter, which is loaded when it is needed.
 */
export type PaymentProvider = {
  name: ProviderName
  settings: (env: Env, secret: (name: SecretName) => string) => PaymentSettings | undefined
  /** Which of the provider's accounts a key belongs to: one account knows nothing of another's payments. */
  accountOf: (keyId: string) => string
  page: PaymentPage
  adapter: () => Promise<PaymentAdapter>
}

/** What pages say and allow for a provider. */
export type PaymentPage = {
  /** The provider's name in the list of payment methods. */
  label: string
  /** Other sites that the payment step needs in its Content-Security-Policy. */
  origins: (env: Pick<Env, 'paymentApiUrl' | 'paymentScriptUrl' | 'apiHost'>) => string[]
  /** Other sites that the Permissions-Policy lets take a payment. */
  permissions: readonly string[]
  /** The fields of a form without script that leads to the provider's own page. */
  hostedFields: (order: GatewayOrder, prefill: Prefill) => Record<string, string>
}

/** What talks to the provider, or understands what it says. */
export type PaymentAdapter = {
  gateway: (settings: PaymentSettings) => Gateway
  /** Whether the provider signed this. The order id must come from our database. */
  isPaymentSigned: (settings: PaymentSettings, signed: SignedPayment) => boolean
  /** A webhook's event; undefined where it is not the provider's or cannot be read. */
  readWebhook: (settings: PaymentSettings, raw: Uint8Array, headers: Headers) => WebhookEvent | undefined
  /** What the browser brings back from the provider's own page. */
  readReturn: (fields: Record<string, string>) => Returned
}

export type WebhookEvent = {
  /** The same however often the provider tells of it; undefined where it gives none. */
  id?: string
  name: string
  payment?: Money & { gatewayOrderId: string }
  refund?: Refund & { paymentId: string }
}

export type Returned = { signed: SignedPayment } | { failedOrder: string | undefined }

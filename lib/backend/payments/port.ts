import 'server-only'
import type { ProviderPayment } from '#lib/checkout/rules/judge-payment.ts'
import type { Prefill } from '#lib/checkout/rules/prefill.ts'
import type { GatewayOrder } from '#lib/contract/checkout-schemas.ts'
import type { SignedPayment } from '#lib/contract/signed-payment.ts'
import type { Env } from '#lib/server/settings/env.ts'
import type { SecretName } from '../secrets.ts'
import type { Gateway, Refund } from './gateway.ts'
import type { ProviderName } from './providers.ts'

/** The keys and addresses with which this shop uses its provider. */
export type PaymentSettings = {
  provider: ProviderName
  apiUrl: string
  keyId: string
  keySecret: string
  /** More than one while a secret is being rotated. */
  webhookSecrets: readonly string[]
  /** The provider's script for the browser: a path of this shop for the practice provider. */
  scriptUrl: string
  /** The provider's own page, to which a form without script posts. */
  hostedUrl: string
  /** Nothing is charged: marked 'Test payment' wherever it is shown. */
  practice: boolean
  timeoutMs?: number
}

/**
 * The light part of a payment provider, for the middleware and the server before Next: `provider.ts` of its folder. Its
 * adapter, which talks to the provider, is loaded when needed.
 */
export type PaymentProvider = {
  name: ProviderName
  settings: (env: Env, secret: (name: SecretName) => string) => PaymentSettings | undefined
  /** The provider's account of a key: an account does not know another's payments. */
  accountOf: (keyId: string) => string
  page: PaymentPage
  adapter: () => Promise<PaymentAdapter>
}

/** What pages show and allow for a provider. */
export type PaymentPage = {
  /** The provider's name in the list of payment methods. */
  label: string
  /** Other sites in the Content-Security-Policy of the payment step. */
  origins: (env: Pick<Env, 'paymentApiUrl' | 'paymentScriptUrl' | 'apiHost'>) => string[]
  /** Other sites that the Permissions-Policy allows to take a payment. */
  permissions: readonly string[]
  /** The fields of a form without script that leads to the provider's own page. */
  hostedFields: (order: GatewayOrder, prefill: Prefill) => Record<string, string>
}

/** The part that talks to the provider or reads its messages. */
export type PaymentAdapter = {
  gateway: (settings: PaymentSettings) => Gateway
  /** Asks for nothing but whether the keys open anything; throws a GatewayError where they do not. */
  tryAccess: (settings: PaymentSettings) => Promise<unknown>
  /** Whether the provider signed this. The order id must come from our database. */
  isPaymentSigned: (settings: PaymentSettings, signed: SignedPayment) => boolean
  /** A webhook's event; undefined if it is not the provider's or cannot be read. */
  readWebhook: (settings: PaymentSettings, raw: Uint8Array, headers: Headers) => ReceivedEvent | undefined
  /** The result that the browser brings back from the provider's own page. */
  parseCallback: (fields: Record<string, string>) => Returned
}

export type ReceivedEvent = {
  /** The same for each repetition of an event; undefined if the provider gives none. */
  id?: string
  name: string
  payment?: ProviderPayment & { gatewayOrderId: string }
  refund?: Refund & { paymentId: string }
}

export type Returned = { signed: SignedPayment } | { failedOrder: string | undefined }

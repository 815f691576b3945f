import 'server-only'
import type { ProviderPayment } from '#lib/checkout/rules/judge-payment.ts'

/**
 * The payment provider as the shop uses it: a few calls over HTTP. The real one and the practice one have the same
 * protocol.
 */
export type Gateway = {
  /** Creates the provider's order for ours; with `again` it finds the one created before (a receipt is used once). */
  createOrder: (input: { receipt: string; amount: number; again: boolean }) => Promise<{ id: string }>
  paymentsOf: (gatewayOrderId: string) => Promise<ProviderPayment[]>
  /** Captures an authorised payment; a captured one stays as it is. */
  capture: (paymentId: string, amount: number) => Promise<ProviderPayment>
  /** Refunds a payment or a part of it. The same key refunds it once, however often it is called. */
  refund: (input: { paymentId: string; amount: number; key: string }) => Promise<Refund>
  refundsOf: (paymentId: string) => Promise<Refund[]>
}

export type Refund = {
  id: string
  amount: number
  state: 'pending' | 'processed' | 'failed'
  /** With which it was asked for; undefined where somebody else made it. */
  key?: string | undefined
}

/** An error at the provider. `final`: it understood and refused, so a retry changes nothing. */
export class GatewayError extends Error {
  readonly final: boolean
  constructor(message: string, options: { final: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'GatewayError'
    this.final = options.final
  }
}

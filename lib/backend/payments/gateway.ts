import 'server-only'
import type { Money } from '#lib/checkout/rules/order-state.ts'

/** The card provider as the shop sees it: a few questions over HTTP. The real one and the practice one speak alike. */
export type Gateway = {
  /** Makes the provider's order for ours; asked again, it finds the one it made (a receipt is made once). */
  createOrder: (input: { receipt: string; amount: number; again: boolean }) => Promise<{ id: string }>
  paymentsOf: (gatewayOrderId: string) => Promise<Money[]>
  /** Takes an authorised payment; one that is taken already stays as it is. */
  capture: (paymentId: string, amount: number) => Promise<Money>
  /** Gives all of a payment back. The same key gives it back once, however often it is asked. */
  refund: (input: { paymentId: string; amount: number; key: string }) => Promise<Refund>
  refundsOf: (paymentId: string) => Promise<Refund[]>
}

export type Refund = { id: string; amount: number; state: 'pending' | 'processed' | 'failed' }

/** What went wrong at the provider. `final`: it understood and refused, so that asking again changes nothing. */
export class GatewayError extends Error {
  readonly final: boolean
  constructor(message: string, options: { final: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'GatewayError'
    this.final = options.final
  }
}

import { z } from 'zod'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN } from '../constants.ts'
import { address } from './addresses-schemas.ts'
import { gatewayOrder } from './checkout-schemas.ts'
import { amount, nothing, opaqueId, outcome, text, yes } from './fields.ts'

export const orderLine = z.object({
  CoOrderID: text,
  ASIN: text,
  CoProduct: text,
  CoSmallImage: text,
  CoSize: text,
  CoOrderStatus: text,
  /** Per unit, as charged. */
  StandardPrice: amount,
  CoQuantity: amount,
  CoPaymentMode: text,
  CoDescription: text,
  ItemCondition: text,
  CoTotalPrice: amount,
  /** Ours, all of what follows. */
  CoColor: text,
  OriginalPrice: amount,
  CoPlacedAt: text,
  /** A host that does not say leaves the asking open. */
  CoCancellable: z.preprocess(v => v ?? true, yes),
  CoPayable: yes,
  CoTracked: yes,
})
export type OrderLine = z.infer<typeof orderLine>

export const orderEvent = z.object({
  kind: z.enum(['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'expired']),
  at: text,
  note: text,
})
export type OrderEvent = z.infer<typeof orderEvent>

/** One order whole: for its payment step, its confirmation, its timeline and its cancellation. */
export const order = z.object({
  CoOrderID: text,
  CoOrderStatus: text,
  CoPaymentMode: text,
  lines: z.array(orderLine).catch([]),
  address: address,
  subtotal: amount,
  delivery: amount,
  discount: amount,
  total: amount,
  placedAt: text,
  /** ONLINE and unpaid: until when its stock is held; '' where none is. */
  holdUntil: text,
  payable: yes,
  /** Payable, and nothing is held for it: its pieces are taken when it is paid. */
  unheld: yes,
  cancellable: yes,
  refund: z.object({ amount: amount, state: text }).nullable().catch(null),
  courier: text,
  trackingNumber: text,
  events: z.array(orderEvent).catch([]),
  gatewayOrder: gatewayOrder.optional(),
})
export type Order = z.infer<typeof order>

export const ordersSchemas = {
  orderLines: { input: nothing, output: z.array(orderLine) },
  order: { input: z.object({ coorderid: opaqueId }), output: order.nullable() },
  cancelOrder: {
    input: z.object({
      coorderid: opaqueId,
      reason: z.enum(CANCEL_REASONS),
      comment: z
        .string()
        .max(COMMENT_MAX)
        .transform(v => v.trim())
        .refine(v => v.length >= COMMENT_MIN),
    }),
    output: outcome.extend({ data: z.object({ refund: amount }).optional().catch(undefined) }),
  },
}

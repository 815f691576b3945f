import { z } from 'zod'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN, MAX_UNITS } from '#lib/constants.ts'
import { address } from './addresses-schemas.ts'
import { chosenOption } from './cart-schemas.ts'
import { charged, gatewayOrder } from './checkout-schemas.ts'
import {
  amount,
  code,
  count,
  link,
  moment,
  nothing,
  opaqueId,
  outcome,
  picture,
  prose,
  reference,
  rows,
  someRows,
  text,
  yes,
} from './fields.ts'
import { key } from './refusal-key.ts'
import { orderReturns } from './returns-schemas.ts'

const orderEvent = z.object({
  kind: z.enum(['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'expired']),
  at: moment,
  note: text,
})
export type OrderEvent = z.infer<typeof orderEvent>

/** A bill or a note of an order, and where its page is. */
const orderBill = z.object({
  kind: z.enum(['tax-invoice', 'invoice-and-supply', 'bill-of-supply', 'bill', 'credit-note', 'refund-note']),
  number: text,
  path: z.string().regex(/^\/bill\/[\w-]{22}$/),
})

/** One order without its lines. */
const orderHead = z.object({
  CoOrderID: reference,
  CoOrderStatus: text,
  CoPaymentMode: text,
  address: address.extend({ id: reference.catch('') }),
  ...charged,
  discount: amount,
  total: amount,
  placedAt: moment,
  /** ONLINE and unpaid: until when its stock is held; '' if none is. */
  holdUntil: moment,
  payable: yes,
  /** Payable, with no stock held: its pieces are taken when it is paid. */
  unheld: yes,
  cancellable: yes,
  /** Addition of this shop: the part of the total that is paid at the door, where the rest is paid online in advance. */
  atDoor: amount.optional(),
  /** Addition of this shop: its customer has to confirm it; by a message to this link of WhatsApp, where there is one. */
  toConfirm: z
    .object({ until: moment.refine(until => until !== ''), whatsapp: link })
    .optional()
    .catch(undefined),
  /** Addition of this shop: its customer has confirmed it. */
  confirmed: z.boolean().optional().catch(undefined),
  refund: z.object({ amount: amount, state: text }).nullable().catch(null),
  /** Addition of this shop: the day by which it was said to come, where the seller promises one. */
  deliverBy: text.optional(),
  courier: text,
  trackingNumber: text,
  events: someRows(orderEvent, 200),
  /** Addition of this shop: its bill and what was taken back of it. */
  bills: someRows(orderBill, 100).optional(),
  /** Addition of this shop: the tax within the total, where the seller charges one. */
  includedTax: amount.optional(),
  /** Of our own shop only: paid to the seller's UPI ID, and not found there yet. `why`: the seller's words on a refusal. */
  upi: z
    .object({ state: z.enum(['unpaid', 'waiting', 'refused']), why: text })
    .optional()
    .catch(undefined),
  /** Of our own shop only. */
  returns: orderReturns.optional().catch(undefined),
})

export const orderLine = z.object({
  CoOrderID: reference,
  ASIN: code,
  CoProduct: text,
  CoSmallImage: picture,
  CoSize: text,
  CoOrderStatus: text,
  /** The unit price; CoTotalPrice is what its units were charged, less than their price under the offer. */
  StandardPrice: amount,
  CoQuantity: count(MAX_UNITS),
  CoPaymentMode: text,
  CoDescription: prose,
  ItemCondition: text,
  CoTotalPrice: amount,
  /** All that follows are additions of this shop. */
  CoColor: text,
  OriginalPrice: amount,
  /** What was chosen of each option, where the product's options have names of their own. */
  CoOptions: someRows(chosenOption, 3).optional(),
  /** The seller's code of what was ordered. */
  CoSku: code.optional(),
  /** What was promised of pieces that were not there. */
  CoPromise: text.optional(),
  CoPlacedAt: moment,
  /** A host that does not say leaves this open. */
  CoCancellable: z.preprocess(v => v ?? true, yes),
  CoPayable: yes,
  CoTracked: yes,
  /** What all lines of the order have in common, on the first of them. */
  CoOrder: orderHead
    .extend({ CoOrderID: reference.catch('') })
    .optional()
    .catch(undefined),
})
export type OrderLine = z.infer<typeof orderLine>

/** One complete order: for its payment step, its confirmation, its timeline and its cancellation. */
export const order = orderHead.extend({
  lines: someRows(orderLine, 500),
  gatewayOrder: gatewayOrder.optional().catch(undefined),
  /** For a host that sends only lines: their sum is not the order's total. */
  linesOnly: z.boolean().optional().catch(undefined),
})
export type Order = z.infer<typeof order>

export const ordersSchemas = {
  orderLines: { input: nothing, output: rows(orderLine, 5_000) },
  order: { input: z.object({ coorderid: opaqueId }), output: order.nullable() },
  cancelOrder: {
    input: z.object({
      coorderid: opaqueId,
      reason: z.enum(CANCEL_REASONS, key('chooseReason')),
      comment: z
        .string()
        .max(COMMENT_MAX)
        .transform(v => v.trim())
        .refine(v => v.length >= COMMENT_MIN, key('commentShortSubmit')),
    }),
    output: outcome.extend({ data: z.object({ refund: amount }).optional().catch(undefined) }),
  },
}

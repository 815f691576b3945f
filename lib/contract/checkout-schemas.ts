import { z } from 'zod'
import { MAX_CART_LINES } from '#lib/constants.ts'
import { cartItem, cartOptions } from './cart-schemas.ts'
import {
  amount,
  count,
  id,
  link,
  opaqueId,
  optionText,
  outcome,
  reference,
  text,
  units,
  yes,
} from './fields.ts'
import { signedFromWire } from './signed-payment.ts'

/** What goods and delivery cost, in a quote and in an order. A reduction that applies to every way to pay belongs here. */
export const charged = {
  subtotal: amount,
  delivery: amount,
  /** All that follow are additions of this shop: what the coupon takes off the goods, and its code. */
  coupon: amount,
  couponCode: text.optional(),
}

/** The present price of an order of these lines, calculated by the shop. Rupees. */
export const quote = z.object({
  lines: z.array(cartItem).max(MAX_CART_LINES),
  ...charged,
  /** The discount for paying online. */
  onlineDiscount: amount,
  totalCod: amount,
  totalOnline: amount,
  /** Addition of this shop: the tax within either total, where the seller charges one. */
  taxCod: amount.optional(),
  taxOnline: amount.optional(),
  /** Addition of this shop: whether online payment is available, and whether it is practice only. */
  online: z.enum(['real', 'practice', 'off']).catch('real'),
  /** Why these lines cannot be paid on delivery, in a sentence; '' if they can. */
  codLimit: text,
  /** Addition of this shop: what is asked of a customer who pays at the door, in a sentence. */
  codSays: text.optional(),
  /** Addition of this shop: the part of totalCod that is paid online in advance. */
  codAdvance: amount.optional(),
  /** All that follow are additions of this shop, where the seller has a table of PIN codes: the day by which it comes. */
  deliverBy: text.optional(),
  /** The PIN code that charge and day are for; '' while there is no address. */
  deliverTo: text.optional(),
  /** What is offered there, in words: "Delivery by Tue 25 Nov · Pay on delivery available". */
  deliverySays: text.optional(),
  /** Why nothing can be delivered there, in a sentence. */
  notServed: text.optional(),
  /** Whether the shop has any coupon. */
  takesCoupons: yes.optional(),
  /** Why the coupon that was asked for takes nothing off, in a sentence. */
  couponRefused: text.optional(),
  /** Seconds until another code may be tried, where too many were wrong. */
  couponWait: count(86_400).optional(),
  /** What is missing for a delivery that costs nothing, in words: "₹200 more for free delivery". */
  freeDeliverySays: text.optional(),
})
export type Quote = z.infer<typeof quote>

export const checkoutLine = z.object({
  prod_id: id,
  unit: units,
  cart_size: optionText.optional(),
  cart_color: optionText.optional(),
  cart_options: cartOptions,
})

/** One line of an order as sent: named by its product code (the ASIN, or the id as text). */
export const orderLineRequest = z.object({
  quantity: units,
  /** Addition of this shop: the id of the product, in case its code is another product's id. */
  prod_id: id.optional(),
  productcode: z.union([z.string().min(1).max(64), id.transform(String)]),
  asinid: z
    .union([z.string().max(64), z.number()])
    .transform(String)
    .optional(),
  cart_size: optionText.optional(),
  cart_color: optionText.optional(),
  cart_options: cartOptions,
  /** Addition of this shop: the unit price that the shopper saw, in rupees, so that a refusal can name what changed. */
  expected_price: z.number().min(0).max(1e9).optional(),
})

/** What is asked for beside the lines: of an order, and of what it would cost. */
const shared = z.object({
  addressid: z.union([opaqueId, id.transform(String)]),
  coupan_Code: z.string().max(64).default(''),
  paymentmode: z.enum(['COD', 'ONLINE']),
})

const quotedLines = z.array(checkoutLine).min(1).max(MAX_CART_LINES)

const quoteWhole = shared.partial().extend({ lines: quotedLines })
export type QuoteRequest = z.output<typeof quoteWhole>

/** The lines alone, as the call was fixed; ours: with what else the order is going to ask for. */
export const quoteRequest = z.union([quotedLines.transform((lines): QuoteRequest => ({ lines })), quoteWhole])

export const orderRequest = z.object({
  ...shared.shape,
  orders: z.array(orderLineRequest).min(1).max(MAX_CART_LINES),
  /** Addition of this shop: the total that the shopper saw, in rupees; a changed total is refused with the new one. */
  expected_total: z.number().min(0).max(1e9).optional(),
  /** Addition of this shop: Buy Now leaves the cart unchanged. */
  keep_cart: z.boolean().optional(),
  /** Addition of this shop: the shopper was looking at the cart; refused if a line has left it meanwhile. */
  from_cart: z.boolean().optional(),
  /** Addition of this shop: the unpaid orders that the shopper knew of; refused if another one contains these lines. */
  known_unpaid: z.array(opaqueId).max(100).optional(),
  /** Addition of this shop: the day by which the page said it comes; refused if it would come later. */
  expected_delivery: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional(),
})
export type OrderRequest = z.infer<typeof orderRequest>

/** What the provider's widget needs to take the payment. Amount in paise. */
export const gatewayOrder = z.object({
  id: reference,
  amount: count(10_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  key: reference,
  name: text,
  /** The provider whose code in the browser takes the payment. A host that does not send it has only one provider. */
  provider: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .catch('razorpay'),
  practice: yes,
  script: link,
  /** The provider's own page, for a form without script. */
  hosted: link,
  callback: link,
})
export type GatewayOrder = z.infer<typeof gatewayOrder>

export const orderPlaced = outcome.extend({
  /** '' if the host does not send it in a valid form. */
  coorderid: reference.catch(''),
  /** Addition of this shop: an online order above the limit of stock holds: its stock is taken when it is paid. */
  unheld: yes,
  gatewayOrder: gatewayOrder.optional().catch(undefined),
})
export type OrderPlaced = z.infer<typeof orderPlaced>

export const checkoutSchemas = {
  checkout: {
    input: quoteRequest,
    output: outcome.extend({
      data: z.array(quote).max(10).optional(),
      /** The checkout of a host that leaves the sum to the page. */
      items: z
        .array(cartItem)
        .max(10 * MAX_CART_LINES)
        .optional()
        .catch(undefined),
    }),
  },
  placeOrder: { input: orderRequest, output: orderPlaced },
  confirmPayment: {
    input: z
      .object({
        razorpay_payment_id: z.string().regex(/^[\w-]{1,64}$/),
        razorpay_order_id: z.string().regex(/^[\w-]{1,64}$/),
        // The provider's own form posts this.
        razorpay_signature: z.string().regex(/^[\w+/=.:-]{1,512}$/),
      })
      .transform(signedFromWire),
    output: outcome.extend({ data: z.object({ coorderid: reference }).optional().catch(undefined) }),
  },
}

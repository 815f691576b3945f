import { z } from 'zod'
import { MAX_CART_LINES } from '../constants.ts'
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

/** What an order of these lines costs now, decided by the shop. Rupees. */
export const quote = z.object({
  lines: z.array(cartItem).max(MAX_CART_LINES),
  subtotal: amount,
  delivery: amount,
  /** Taken off when paid online. */
  onlineDiscount: amount,
  totalCod: amount,
  totalOnline: amount,
  /** Ours: whether money can be taken online here, and whether it is practice only. */
  online: z.enum(['real', 'practice', 'off']).catch('real'),
  /** Why these lines cannot be paid at the door, in a sentence; '' where they can. */
  codLimit: text,
})
export type Quote = z.infer<typeof quote>

export const checkoutLine = z.object({
  prod_id: id,
  unit: units,
  cart_size: optionText.optional(),
  cart_color: optionText.optional(),
  cart_options: cartOptions,
})

/** One line of an order as it is sent: named by its product code (the ASIN, or the id as text). */
export const orderLineAsked = z.object({
  quantity: units,
  /** Ours: the product itself, where its code could name another's id. */
  prod_id: id.optional(),
  productcode: z.union([z.string().min(1).max(64), id.transform(String)]),
  asinid: z
    .union([z.string().max(64), z.number()])
    .transform(String)
    .optional(),
  cart_size: optionText.optional(),
  cart_color: optionText.optional(),
  cart_options: cartOptions,
  /** Ours: the price of one that the shopper saw, in rupees, so that a refusal can name what changed. */
  expected_price: z.number().min(0).max(1e9).optional(),
})

export const orderAsked = z.object({
  addressid: z.union([opaqueId, id.transform(String)]),
  coupan_Code: z.string().max(64).default(''),
  paymentmode: z.enum(['COD', 'ONLINE']),
  orders: z.array(orderLineAsked).min(1).max(MAX_CART_LINES),
  /** Ours: the total the shopper saw, in rupees; refused with the new one if it is no longer true. */
  expected_total: z.number().min(0).max(1e9).optional(),
  /** Ours: Buy Now leaves the cart alone. */
  keep_cart: z.boolean().optional(),
  /** Ours: the shopper was looking at the cart; refused if a line has left it meanwhile. */
  from_cart: z.boolean().optional(),
  /** Ours: the unpaid orders that the shopper knew of; refused if another has a piece of these lines. */
  known_unpaid: z.array(opaqueId).max(100).optional(),
})
export type OrderAsked = z.infer<typeof orderAsked>

/** What the provider's widget needs to take the payment. Amount in paise. */
export const gatewayOrder = z.object({
  id: reference,
  amount: count(10_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  key: reference,
  name: text,
  /** Whose code in the browser takes the payment. A host that does not say is of before there was more than one. */
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
  /** '' where the host does not say it in a form that can be asked for. */
  coorderid: reference.catch(''),
  /** Ours: to pay online, and above what is held unpaid: its stock is taken when it is paid. */
  unheld: yes,
  gatewayOrder: gatewayOrder.optional().catch(undefined),
})
export type OrderPlaced = z.infer<typeof orderPlaced>

export const checkoutSchemas = {
  checkout: {
    input: z.array(checkoutLine).min(1).max(MAX_CART_LINES),
    output: outcome.extend({
      data: z.array(quote).max(10).optional(),
      /** Of a host that leaves the sum to the page. */
      items: z
        .array(cartItem)
        .max(10 * MAX_CART_LINES)
        .optional()
        .catch(undefined),
    }),
  },
  placeOrder: { input: orderAsked, output: orderPlaced },
  confirmPayment: {
    input: z
      .object({
        razorpay_payment_id: z.string().regex(/^[\w-]{1,64}$/),
        razorpay_order_id: z.string().regex(/^[\w-]{1,64}$/),
        // Its form is the provider's own.
        razorpay_signature: z.string().regex(/^[\w+/=.:-]{1,512}$/),
      })
      .transform(signedFromWire),
    output: outcome.extend({ data: z.object({ coorderid: reference }).optional().catch(undefined) }),
  },
}

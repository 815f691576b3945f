import { z } from 'zod'
import { type AddressField, streetFields } from '../address-fields.ts'
import type { Family } from './program-call.ts'
import { askedMoment, day, done, line, moment, named, number, page, paging, paise } from './v1-fields.ts'

export const ORDER_STATES = [
  'awaiting',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
] as const

const orderLine = named(
  'order_line',
  z.object({
    /** Its place in the order, from 0. */
    place: z.int(),
    product_id: z.int(),
    variant_id: z.int().nullable(),
    asin: z.string(),
    sku: z.string(),
    name: z.string(),
    size: z.string(),
    color: z.string(),
    other: z.string(),
    options: z.array(z.object({ name: z.string(), value: z.string() })),
    units: z.int(),
    price_paise: paise,
    total_paise: paise,
  }),
)

const orderAddress = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  ...streetFields(() => z.string()),
  city: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string(),
} satisfies Record<AddressField, z.ZodString>)

export const orderV1 = named(
  'order',
  z.object({
    id: z.string(),
    state: z.enum(ORDER_STATES),
    /** 'cod': at the door; 'online': before it is sent; 'advance': a part online, the rest at the door. */
    payment: z.enum(['cod', 'online', 'advance']),
    paid: z.boolean(),
    currency: z.literal('INR'),
    subtotal_paise: paise,
    delivery_paise: paise,
    discount_paise: paise,
    coupon_paise: paise,
    coupon_code: z.string(),
    total_paise: paise,
    /** What its courier is to bring. */
    collect_paise: paise,
    /** The tax within the total; null where none is named. */
    included_tax_paise: paise.nullable(),
    placed_at: moment,
    changed_at: moment,
    confirmed_at: moment.nullable(),
    /** The day by which it was said to come. */
    deliver_by: day.nullable(),
    courier: z.string(),
    tracking_number: z.string(),
    customer_id: z.string(),
    /** Ordered without an account. */
    guest: z.boolean(),
    address: orderAddress,
    lines: z.array(orderLine),
    events: z.array(z.object({ kind: z.string(), at: moment, note: z.string() })),
    refunds: z.array(
      z.object({
        amount_paise: paise,
        state: z.enum(['due', 'sent', 'done', 'stuck']),
        last_error: z.string(),
      }),
    ),
    /** Parts that came back or did not arrive, each with what goes back for it. */
    parts: z.array(
      z.object({
        kind: z.enum(['returned', 'exchanged', 'lost', 'damaged', 'goodwill']),
        total_paise: paise,
        refund: z.enum(['none', 'due', 'sent', 'done', 'stuck', 'by-hand', 'paid']),
        lines: z.array(z.object({ place: z.int(), units: z.int() })),
      }),
    ),
    /** The numbers of its returns. */
    returns: z.array(z.string()),
    bills: z.array(z.object({ kind: z.string(), number: z.string() })),
  }),
)
export type OrderV1 = z.input<typeof orderV1>

const params = z.object({ id: number })
const reason = line(200)
const order = done('order', orderV1)

const step = <Name extends string, Body extends z.ZodObject>(name: Name, body: Body) => ({
  method: 'POST' as const,
  path: `/orders/{id}/${name}` as const,
  scope: 'orders:write' as const,
  params,
  body,
  answer: order,
})
const nothing = z.strictObject({})

export const orderCalls = {
  listOrders: {
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    query: z.strictObject({
      /** 'open': placed, packed or shipped. */
      state: z.enum([...ORDER_STATES, 'open']).optional(),
      since: askedMoment.optional(),
      until: askedMoment.optional(),
      updated_since: askedMoment.optional(),
      ...paging,
    }),
    answer: page(orderV1).extend({ as_of: moment }),
  },
  getOrder: { method: 'GET', path: '/orders/{id}', scope: 'orders:read', params, answer: orderV1 },
  confirmOrder: step('confirm', nothing),
  packOrder: step('pack', nothing),
  shipOrder: step('ship', z.strictObject({ courier: line(80), tracking_number: line(80) })),
  correctParcel: step('correct-parcel', z.strictObject({ courier: line(80), tracking_number: line(80) })),
  deliverOrder: step('deliver', nothing),
  refuseAtDoor: step('refused-at-door', nothing),
  orderCameBack: step('came-back', nothing),
  loseOrder: step(
    'lost',
    z.strictObject({
      kind: z.enum(['lost', 'damaged']),
      /** Only some pieces, by the places of their lines; without it all of the parcel. */
      lines: z
        .array(z.strictObject({ place: z.int().min(0).max(500), units: z.int().min(1).max(100_000) }))
        .min(1)
        .max(500)
        .optional(),
    }),
  ),
  cancelOrder: step('cancel', z.strictObject({ reason })),
  orderPaid: step('paid', z.strictObject({ utr: line(60) })),
  retryRefund: step('retry-refund', nothing),
  settleRefund: step('settle-refund', z.strictObject({ how: reason })),
  noteOrder: {
    ...step('notes', z.strictObject({ text: line(500) })),
  },
} satisfies Family

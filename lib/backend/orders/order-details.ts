import 'server-only'
import type { ChosenOption } from '#lib/cart/rules/choice-in-words.ts'
import type { Order, OrderEvent } from '#lib/contract/orders-schemas.ts'
import type { ConfirmedBy } from '../cod/confirm-cod.ts'
import { SELLER_WHATSAPP } from '../cod/confirmation-of.ts'
import { RETURNS_OF_ORDER, type ReturnsRow } from '../returns/returns-of-order.ts'
import { LAST_CLAIM, type LastClaim } from '../upi/upi-state.ts'
import { ORDER_COLUMNS, type OrderRow } from './order-row.ts'

type LineRow = {
  asin: string
  product_id: number
  name: string
  image: string
  description: string
  size: string
  color: string
  units: number
  price: number
  original_price: number
  total: number
  /** The three that follow: only for a product with variants, or with options that have names of their own. */
  sku?: string
  promise?: string
  options?: ChosenOption[]
}

export type OrderRefund = {
  amount: number
  state: 'due' | 'sent' | 'done' | 'stuck'
  /** How the seller settled it, in their words. */
  by_hand: string
  last_error: string
}

/** An order with its lines, what happened to it, and what goes back of it. */
export type OrderDetails = OrderRow & {
  lines: LineRow[]
  events: OrderEvent[]
  refunds: OrderRefund[]
  /** Its bill, and what was taken back of it. */
  bills?: Order['bills'] | null
  /** What of the total is tax: as billed, before that as told when it was placed; null where none is named. */
  included_tax?: number | null
  /** What of it was sent back or did not arrive; null before it is sent. */
  returns?: ReturnsRow | null
  /** Ordered without an account. */
  guest?: boolean
  /** Of one to be paid at the door: until when it waits for its customer, and who confirmed it. */
  confirm_until?: Date | null
  confirmed_at?: Date | null
  confirmed_by?: ConfirmedBy | null
  /** The seller's number on WhatsApp, as shop.json says it. */
  seller_whatsapp?: string | null
  /** What was last typed of its payment by UPI. */
  upi_claim?: LastClaim | null
  /** The day by which it was said to come. */
  deliver_by?: string | null
}

export const ORDER_DETAILS = `
  select ${ORDER_COLUMNS}, o.confirm_until, o.confirmed_at, o.confirmed_by, ${SELLER_WHATSAPP} as seller_whatsapp,
         (select json_agg(l order by l.place) from order_lines l where l.order_id = o.id) as lines,
         (select json_agg(json_build_object('kind', e.kind, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'note', e.note)
                 order by e.at) from order_events e where e.order_id = o.id) as events,
         (select coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'by_hand', r.by_hand,
                 'last_error', r.last_error)), '[]')
            from refunds r where r.order_id = o.id) as refunds,
         (select json_agg(json_build_object('kind', d.kind, 'number', d.number, 'path', '/bill/' || d.key) order by d.issued_at)
            from (select kind, number, key, issued_at from bills where order_id = o.id
                  union all
                  select kind, number, key, issued_at from credit_notes where order_id = o.id) d) as bills,
         coalesce((select b.cgst + b.sgst + b.igst from bills b
                    where b.order_id = o.id and b.part = '' and b.kind in ('tax-invoice', 'invoice-and-supply')),
                  o.included_tax) as included_tax,
         ${RETURNS_OF_ORDER} as returns, ${LAST_CLAIM} as upi_claim,
         (select c.guest from customers c where c.id = o.customer_id) as guest,
         (select to_char(d.last_day, 'YYYY-MM-DD') from order_promises d where d.order_id = o.id) as deliver_by
    from orders o`

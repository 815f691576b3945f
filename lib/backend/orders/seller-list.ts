import 'server-only'
import type { ChosenOption } from '#lib/cart/rules/choice-in-words.ts'
import type { OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { db } from '../db/pool.ts'
import { AMOUNT_COLUMNS } from './order-row.ts'

export type SellerLine = OrderMoney & {
  id: string
  placed_at: Date
  status: OrderStatus
  mode: 'COD' | 'ONLINE'
  address: Address
  /** The part that is paid at the door, after the rest was paid in advance. */
  at_door?: number
  courier: string
  tracking_number: string
  /** What goes back of it, and how far that is: '' where nothing does. */
  refund_state: string
  /** Its customer has not confirmed it yet. */
  unconfirmed?: boolean
  asin: string
  product: string
  size: string
  color: string
  other?: string
  sku?: string
  promise?: string
  coupon_code?: string
  options?: ChosenOption[]
  units: number
  /** Of one, in the catalogue when it was ordered. */
  price: number
  line_total: number
  /** Ordered without an account. */
  guest?: boolean
}

type Span = { since: Date; until: Date }

/** One row a line of each order, the latest order first. With an end to the span, new orders do not shift the pages. */
export const sellerLines = (status: OrderStatus | undefined, { since, until }: Span, page = 0, size = 500) =>
  db.query<SellerLine>(LINES, [status, since, until, size, page * size])

const LINES = `
  select o.id, o.placed_at, o.status, o.mode, ${AMOUNT_COLUMNS}, o.coupon_code, o.at_door, o.address, o.courier, o.tracking_number,
         coalesce((select string_agg(distinct r.state, ' ') from refunds r where r.order_id = o.id), '') as refund_state,
         o.confirm_until is not null and o.confirmed_at is null and o.status = 'placed' as unconfirmed,
         l.asin, l.name as product, l.size, l.color, l.other, l.sku, l.promise, l.options, l.units, l.price, l.total as line_total,
         (select c.guest from customers c where c.id = o.customer_id) as guest
    from (select * from orders where ($1::text is null or status = $1) and placed_at between $2 and $3
           order by placed_at desc, id limit $4 offset $5) o
    join order_lines l on l.order_id = o.id
   order by o.placed_at desc, o.id, l.place`

import 'server-only'
import type { FrozenLine } from '#lib/bills/rules/frozen-lines.ts'
import type { OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Db } from '../db/pool.ts'
import { AMOUNT_COLUMNS } from '../orders/order-row.ts'

export type LineToBill = {
  place: number
  product_id: number
  variant_id: number | null
  name: string
  size: string
  color: string
  other: string
  options: { name: string; value: string }[]
  sku: string
  units: number
  price: number
  total: number
  /** Null of an order of the previous build. */
  frozen: FrozenLine | null
}

export type OrderToBill = OrderMoney & {
  id: string
  mode: 'COD' | 'ONLINE'
  coupon_code: string
  at_door?: number
  address: Address
  /** The day in India on which it was placed. */
  day: string
  lines: LineToBill[]
}

export const orderToBill = (tx: Db, id: string) => tx.one<OrderToBill>(ORDER, [id])

const ORDER = {
  name: 'order-to-bill',
  text: `
    select o.id, o.mode, ${AMOUNT_COLUMNS}, o.coupon_code, o.at_door, o.address,
           to_char(o.placed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
           (select json_agg(json_build_object('place', l.place, 'product_id', l.product_id, 'variant_id', l.variant_id, 'name', l.name,
                   'size', l.size, 'color', l.color, 'other', l.other, 'options', l.options, 'sku', l.sku,
                   'units', l.units, 'price', l.price, 'total', l.total,
                   'frozen', case when t.order_id is not null then json_build_object('reduction', t.reduction,
                     'delivery', t.delivery, 'hsn', t.hsn, 'unit', t.unit, 'rate', t.rate, 'slab', t.slab) end)
                   order by l.place)
              from order_lines l
              left join order_line_taxes t on t.order_id = l.order_id and t.place = l.place
             where l.order_id = o.id) as lines
      from orders o where o.id = $1`,
}

import 'server-only'
import { streetFields } from '#lib/contract/address-fields.ts'
import type { OrderV1 } from '#lib/contract/v1/orders-v1.ts'
import { db } from '../../db/pool.ts'
import { toCollect } from '../../desk/orders/read-order.ts'
import { ORDER_DETAILS, type OrderDetails } from '../../orders/order-details.ts'

type Row = Omit<OrderDetails, 'lines'> & {
  changed_at: Date
  lines: (OrderDetails['lines'][number] & Further)[]
}
type Further = { other: string; variant_id: number | null }

/** These orders whole, by their numbers. */
export async function ordersV1(ids: readonly string[]): Promise<Map<string, OrderV1>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<Row>(ORDERS, [ids])
  return new Map(rows.map(row => [row.id, orderV1Of(row)]))
}

const ORDERS = `
  select d.*, c.changed_at from (${ORDER_DETAILS} where o.id = any($1)) d join orders c on c.id = d.id`

const orderV1Of = (row: Row): OrderV1 => ({
  id: row.id,
  state: row.status,
  payment: row.mode === 'COD' ? 'cod' : (row.at_door ?? 0) > 0 ? 'advance' : 'online',
  paid: row.paid_by !== null,
  currency: 'INR',
  subtotal_paise: row.subtotal,
  delivery_paise: row.delivery,
  discount_paise: row.discount,
  coupon_paise: row.coupon,
  coupon_code: row.coupon_code ?? '',
  total_paise: row.total,
  collect_paise: toCollect(row),
  included_tax_paise: row.included_tax ?? null,
  placed_at: row.placed_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  deliver_by: row.deliver_by ?? null,
  courier: row.courier,
  tracking_number: row.tracking_number,
  customer_id: row.customer_id,
  guest: row.guest === true,
  address: addressOf(row),
  lines: row.lines.map((line, place) => ({
    place,
    product_id: line.product_id,
    variant_id: line.variant_id,
    asin: line.asin,
    sku: line.sku ?? '',
    name: line.name,
    size: line.size,
    color: line.color,
    other: line.other,
    options: (line.options ?? []).map(({ name, value }) => ({ name, value })),
    units: line.units,
    price_paise: line.price,
    total_paise: line.total,
  })),
  events: row.events.map(({ kind, at, note }) => ({ kind, at, note })),
  refunds: row.refunds.map(refund => ({
    amount_paise: refund.amount,
    state: refund.state,
    last_error: refund.last_error,
  })),
  parts: (row.returns?.parts ?? []).map(part => ({
    kind: part.kind,
    total_paise: part.total,
    refund: part.refund ? (part.refund.utr ? 'paid' : part.refund.state) : 'none',
    lines: part.lines.map(({ place, units }) => ({ place, units })),
  })),
  returns: (row.returns?.requests ?? []).map(each => each.number),
  bills: (row.bills ?? []).map(({ kind, number }) => ({ kind, number })),
})

// Of a customer who was erased nothing of it is left.
const addressOf = ({ address }: { address: Partial<Row['address']> }) => ({
  name: [address.firstname, address.lastname].filter(Boolean).join(' '),
  mobile: address.mobileno ?? '',
  email: address.emailid ?? '',
  ...streetFields(name => address[name] ?? ''),
  city: address.city ?? '',
  district: address.district ?? '',
  state: address.STATENAME ?? '',
  pincode: address.pincode ?? '',
})

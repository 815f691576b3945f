import 'server-only'
import { ORDER_AMOUNTS, type OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { OrderState, OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { OrderEvent } from '#lib/contract/orders-schemas.ts'
import type { Db } from '../db/pool.ts'

export type OrderRow = OrderMoney & {
  id: string
  /** '' where it has none. */
  coupon_code?: string
  customer_id: string
  mode: 'COD' | 'ONLINE'
  status: OrderStatus
  address: Address
  keep_cart: boolean
  placed_at: Date
  hold_until: Date | null
  /** Its pieces are on the shelf: they are taken when it is paid. */
  unheld: boolean
  /** The part that is paid at the door, after the rest was paid in advance; 0 if all is paid in one way. */
  at_door?: number
  gateway_order_id: string | null
  /** The provider's account that its payment was opened with; null where it was not, or before that was noted. */
  gateway: string | null
  courier: string
  tracking_number: string
  /** The customer's words on cancelling it. */
  cancel_comment: string
  /** The payment that paid it. */
  paid_by: string | null
}

/** What an order comes to. */
export const AMOUNT_COLUMNS = ORDER_AMOUNTS.map(name => `o.${name}`).join(', ')

export const ORDER_COLUMNS = `o.id, o.customer_id, o.mode, o.status, ${AMOUNT_COLUMNS}, o.coupon_code, o.address, o.keep_cart,
  o.placed_at, o.hold_until, o.unheld, o.at_door, o.gateway_order_id, o.gateway, o.courier, o.tracking_number, o.cancel_comment,
  (select p.id from payments p where p.order_id = o.id and p.outcome = 'paid') as paid_by`

export const stateOf = ({ status, mode, total, paid_by, unheld, at_door }: OrderRow): OrderState => ({
  status,
  mode,
  total,
  paidBy: paid_by,
  unheld,
  atDoor: at_door ?? 0,
})

/** Locks an order for a change until the transaction ends. The second read sees what the lock waited for. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const locked = await tx.one(
    { name: 'lock-order', text: 'select 1 from orders where id = $1 for no key update' },
    [id],
  )
  return (
    locked &&
    tx.one<OrderRow>({ name: 'read-order', text: `select ${ORDER_COLUMNS} from orders o where o.id = $1` }, [
      id,
    ])
  )
}

export const noteOrder = (tx: Db, orderId: string, kind: OrderEvent['kind'], note = '') =>
  tx.run(
    {
      name: 'note-order',
      text: 'insert into order_events (order_id, kind, note) values ($1, $2, $3) on conflict do nothing',
    },
    [orderId, kind, note],
  )

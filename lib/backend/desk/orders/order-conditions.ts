import 'server-only'
import type { OrderTab } from '#lib/desk/rules/orders/order-tabs.ts'

/** SQL: what is worked on. */
export const OPEN_STATES = `('placed', 'packed', 'shipped')`

const TODAY = `(now() at time zone 'Asia/Kolkata')::date`
const PROMISED = `(select p.last_day from order_promises p where p.order_id = o.id)`

/** SQL: `o` was to be there by now; where no day was promised, it was to be sent within two days. */
export const IS_LATE = `(
  (o.status in ('placed', 'packed')
    and coalesce(${PROMISED}, (o.placed_at at time zone 'Asia/Kolkata')::date + 2) < ${TODAY})
  or (o.status = 'shipped' and ${PROMISED} < ${TODAY}))`

export const IS_UNCONFIRMED = `(o.confirm_until is not null and o.confirmed_at is null and o.status = 'placed')`

const CLAIMED = `select k.order_id from upi_claims k where k.state = 'waiting'`

/** SQL: orders whose money waits for the seller: it is stuck, or it is paid by hand. */
export const STUCK = `
  select r.order_id from refunds r join orders w on w.id = r.order_id
   where r.state <> 'done' and (r.state = 'stuck' or w.gateway = 'upi')
  union select r.order_id from part_refunds r where r.state in ('stuck', 'by-hand')`

/** SQL: orders about whose parcel somebody has to do something. */
export const PARCEL_TASKS = `select b.order_id from courier_bookings b where b.task <> ''`

/** SQL: which orders `o` a tab lists. */
export const IN_TAB: Record<OrderTab, string> = {
  open: `o.status in ${OPEN_STATES}`,
  placed: `o.status = 'placed'`,
  packed: `o.status = 'packed'`,
  shipped: `o.status = 'shipped'`,
  delivered: `o.status = 'delivered'`,
  awaiting: `o.status = 'awaiting'`,
  ended: `o.status in ('cancelled', 'expired')`,
  all: 'true',
  late: `o.status in ${OPEN_STATES} and ${IS_LATE}`,
  unconfirmed: IS_UNCONFIRMED,
  upi: `o.id in (${CLAIMED})`,
  refunds: `o.id in (${STUCK})`,
  parcels: `o.id in (${PARCEL_TASKS})`,
}

import 'server-only'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { ListedOrder, OrderList } from '#lib/desk/rules/orders/order-list.ts'
import { type OrderTab, orderTab } from '#lib/desk/rules/orders/order-tabs.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { courierSettings } from '../../couriers/settings.ts'
import { db } from '../../db/pool.ts'
import { foundOrders } from './found-orders.ts'
import { newestOrder } from './newest-order.ts'
import { IN_TAB, IS_LATE, IS_UNCONFIRMED, OPEN_STATES, STUCK } from './order-conditions.ts'
import { pushKeys } from './push/push-keys.ts'
import { orderWaits, todaysWork } from './todays-work.ts'

export type Asked = { tab?: string | undefined; search?: string | undefined; after?: string | undefined }

/** As many as are handled at once. */
export const PAGE_SIZE = 40
const SEARCH_MOST = 100

/** A page of the seller's orders, the newest first. */
export async function listOrders(
  { tab: typed, search: asked = '', after }: Asked,
  role: Role,
): Promise<OrderList> {
  const tab = orderTab(typed, role)
  const search = asked.trim().slice(0, SEARCH_MOST)
  const isOwner = role === 'owner'
  const [rows, sums, waits, newest] = await Promise.all([
    readRows(tab, search, cursorOf(after), role),
    todaysWork(),
    isOwner ? orderWaits() : undefined,
    newestOrder(),
  ])
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined
  return {
    ...{ tab, search, waits, newest, pushKey: pushKeys().publicKey },
    rows: rows.slice(0, PAGE_SIZE).map(row => listed(row, isOwner)),
    next: last && `${last.at}~${last.id}`,
    toDo: { toPack: sums.toPack, toSend: sums.toSend },
    sums: isOwner ? sums : undefined,
  }
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9A-Z-]{1,40})$/

function cursorOf(after = ''): [at: string, id: string] | undefined {
  const [, at, id] = CURSOR.exec(after) ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : undefined
}

function readRows(tab: OrderTab, search: string, after: [string, string] | undefined, role: Role) {
  const found = search ? foundOrders(search, after ? 3 : 1) : undefined
  const conditions = [
    found ? `o.id in (${found.sql})` : IN_TAB[tab],
    // A search goes through all orders that its reader may see.
    role === 'packer' && `o.status in ${OPEN_STATES}`,
    after && '(o.placed_at, o.id) < ($1::timestamptz, $2)',
  ]
  const where = conditions.filter(Boolean).join(' and ')
  return db.query<Row>(
    `select o.id, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, o.status, o.mode,
            o.at_door, o.total, o.courier, o.address->>'firstname' as firstname, o.address->>'lastname' as lastname,
            o.address->>'city' as city, o.address->>'pincode' as pincode,
            ${IS_UNCONFIRMED} as unconfirmed, ${IS_LATE} as late,
            exists (select from upi_claims k where k.order_id = o.id and k.state = 'waiting') as claimed,
            exists (select from return_requests q where q.order_id = o.id and q.state = 'asked') as return_asked,
            o.id in (${STUCK}) as refund_stuck,
            (select count(*)::int from shared_parcels s
              where s.with_order = coalesce((select f.with_order from shared_parcels f where f.order_id = o.id), o.id)) as sharing,
            o.status in ('placed', 'packed') and exists (select from courier_bookings b where b.order_id = o.id and b.state in ('asked', 'unknown', 'booked')) as booked,
            exists (select from courier_bookings b where b.order_id = o.id and b.task <> '') as parcel_task,
            exists (select from hand_orders h where h.order_id = o.id and h.taken = 'stall') as at_stall,
            l.units, l.lines, first.name as product, first.image
       from (select * from orders o where ${where} order by o.placed_at desc, o.id desc limit ${PAGE_SIZE + 1}) o
       cross join lateral (select sum(units)::int as units, count(*)::int as lines from order_lines where order_id = o.id) l
       left join order_lines first on first.order_id = o.id and first.place = 0
      order by o.placed_at desc, o.id desc`,
    [...(after ?? []), ...(found?.values ?? [])],
  )
}

type Row = {
  id: string
  at: string
  status: OrderStatus
  mode: 'COD' | 'ONLINE'
  at_door: number
  total: number
  courier: string
  firstname: string | null
  lastname: string | null
  city: string | null
  pincode: string | null
  unconfirmed: boolean
  late: boolean
  claimed: boolean
  return_asked: boolean
  refund_stuck: boolean
  sharing: number
  at_stall: boolean
  booked: boolean
  parcel_task: boolean
  units: number | null
  lines: number
  product: string | null
  image: string | null
}

const listed = (row: Row, isOwner: boolean): ListedOrder => ({
  id: row.id,
  placedAt: row.at,
  status: row.status,
  isAtStall: row.at_stall,
  isBooked: row.booked,
  isParcelTask: row.parcel_task,
  isBookable: row.status === 'packed' && !row.at_stall && !row.booked && courierSettings() !== undefined,
  isAtDoor: row.mode === 'COD' || row.at_door > 0,
  total: isOwner ? row.total : undefined,
  name: [row.firstname, row.lastname].filter(Boolean).join(' '),
  place: [row.city, row.pincode].filter(Boolean).join(' '),
  units: row.units ?? 0,
  product: row.product ?? '',
  image: row.image ?? '',
  moreLines: Math.max(0, row.lines - 1),
  courier: row.courier,
  isUnconfirmed: row.unconfirmed,
  isLate: row.late,
  isClaimed: isOwner && row.claimed,
  isReturnAsked: isOwner && row.return_asked,
  isRefundStuck: isOwner && row.refund_stuck,
  sharing: row.sharing,
})

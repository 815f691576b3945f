import 'server-only'
import type { EndedPart, OrderReturns, ReturnRequest } from '#lib/contract/returns-schemas.ts'
import { RETURN_DAYS } from '#lib/returns/rules/return-window.ts'
import { maskedUpi } from '#lib/returns/rules/upi-id.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import type { OrderDetails } from '../orders/order-details.ts'

type PartRow = {
  kind: EndedPart['kind']
  total: number
  credit_note: string
  reason: string
  lines: EndedPart['lines']
  refund: { state: 'due' | 'sent' | 'done' | 'stuck' | 'by-hand'; utr: string } | null
}

/** What an order's row has of its returns; none in an order of a test that is not about them. */
export type ReturnsRow = {
  requests: ReturnRequest[]
  parts: PartRow[]
  upi: { upi: string; frozen: boolean } | null
  /** When the customer last got something of it. */
  received_at: string | null
  /** The seller's window; null where shop.json is silent. */
  days: number | null
  /** Pieces that neither ended nor are on their way back. */
  left: number
}

const DAY_MS = 86_400_000

/** As the contract tells it; undefined where nothing was sent back and nothing can be. */
export function returnsOfOrder({ status, returns }: OrderDetails): OrderReturns | undefined {
  if (!returns) return undefined
  const { requests, parts, upi } = returns
  const returnable = status === 'delivered' && returns.left > 0 && isInTime(returns)
  if (!returnable && requests.length === 0 && parts.length === 0) return undefined
  return {
    returnable,
    requests,
    parts: parts.map(partOf),
    upi: upi ? maskedUpi(upi.upi) : '',
    upiFrozen: upi?.frozen ?? false,
  }
}

// Whatever the window: what is defective is taken back for so long.
const isInTime = ({ received_at: at, days }: ReturnsRow) =>
  at !== null && shopNow() <= Date.parse(at) + Math.max(days ?? RETURN_DAYS, RETURN_DAYS) * DAY_MS

const partOf = ({ kind, total, credit_note: creditNote, reason, lines, refund }: PartRow): EndedPart => ({
  kind,
  ...(reason && { reason }),
  lines,
  amount: fromPaise(total),
  refund: refund ? (refund.utr ? 'paid' : refund.state) : 'none',
  utr: refund?.utr ?? '',
  creditNote,
})

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** The column of an order `o`. */
export const RETURNS_OF_ORDER = `
  case when o.status in ('awaiting', 'placed', 'packed', 'expired') then null else json_build_object(
    'requests', (select coalesce(json_agg(json_build_object('number', q.number, 'state', q.state, 'wish', q.wish,
        'reason', q.reason, 'because', q.refused_because, 'courier', q.courier, 'trackingNumber', q.tracking_number,
        'askedAt', to_char(q.asked_at at time zone 'UTC', ${ISO}),
        'lines', (select json_agg(json_build_object('place', l.place, 'units', l.units, 'instead',
            case when q.wish = 'exchange' then concat_ws(', ', nullif(l.size, ''), nullif(l.color, ''), nullif(l.other, '')) else '' end)
            order by l.place) from return_lines l where l.return_id = q.id)) order by q.id), '[]')
      from return_requests q where q.order_id = o.id),
    'parts', (select coalesce(json_agg(json_build_object('kind', p.kind, 'total', p.total, 'credit_note', p.credit_note,
        'reason', p.reason,
        'lines', (select coalesce(json_agg(json_build_object('place', l.place, 'units', l.units, 'instead', '') order by l.place), '[]')
          from ended_part_lines l where l.part_id = p.id),
        'refund', (select json_build_object('state', r.state, 'utr', r.utr) from part_refunds r where r.part_id = p.id))
        order by p.id), '[]') from ended_parts p where p.order_id = o.id),
    'upi', (select json_build_object('upi', t.upi, 'frozen', t.frozen_at is not null) from refund_targets t
      where t.order_id = o.id),
    'received_at', (select to_char(max(at) at time zone 'UTC', ${ISO}) from (
        select e.at from order_events e where e.order_id = o.id and e.kind = 'delivered'
        union all select q.ended_at from return_requests q where q.order_id = o.id and q.state = 'exchanged') got),
    'days', (select more->'returns'->'days' from shop),
    'left', (select sum(l.units) from order_lines l where l.order_id = o.id)
      - (select coalesce(sum(e.units), 0) from ended_part_lines e join ended_parts p on p.id = e.part_id where p.order_id = o.id)
      - (select coalesce(sum(r.units), 0) from return_lines r join return_requests q on q.id = r.return_id
          where q.order_id = o.id and q.ended_at is null)) end`

import 'server-only'
import { type Db, db } from '../../db/pool.ts'
import { daysOf, type Span } from './span.ts'

/** Of orders that were placed in the span, whatever became of them. Money in paise. */
export type Sums = {
  placed: number
  value: number
  delivered: number
  deliveredValue: number
  cameBack: number
  cancelled: number
  onTheWay: number
}

export type Row = { key: string; name: string } & Pick<Sums, 'placed' | 'value' | 'delivered' | 'cameBack'>

export type DayRow = { day: string; placed: number; value: number; billed: number; takenBack: number }

export type Grouping = 'pin' | 'section' | 'thing' | 'channel' | 'source' | 'pay'

/** As many rows of a table as are read. */
export const MOST_ROWS = 50

export const readSums = async (span: Span, on: Db = db): Promise<Sums> =>
  (await on.one<Sums>(SUMS, [span.from, span.to])) ?? NOTHING

const NOTHING: Sums = {
  ...{ placed: 0, value: 0, delivered: 0, deliveredValue: 0 },
  ...{ cameBack: 0, cancelled: 0, onTheWay: 0 },
}

/** Day by day: what was ordered, and what bills and notes of that day say. Each day of the span has a row. */
export async function readDays(span: Span, on: Db = db): Promise<DayRow[]> {
  const rows = await on.query<DayRow>(DAYS, [span.from, span.to])
  const known = new Map(rows.map(row => [row.day, row]))
  return daysOf(span).map(day => known.get(day) ?? { day, placed: 0, value: 0, billed: 0, takenBack: 0 })
}

/** By what the orders have in common, the most valuable first; and how many there are in all. */
export async function readGroups(
  by: Grouping,
  span: Span,
  on: Db = db,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await on.query<Row & { all: number }>(GROUPS[by], [span.from, span.to, MOST_ROWS])
  return { rows: rows.map(({ all: _, ...row }) => row), count: rows[0]?.all ?? 0 }
}

/** Of orders that were begun, how many were placed: an unpaid one that expired was not. */
export const readBegun = async (span: Span, on: Db = db) =>
  (await on.one<{ begun: number; carts: number }>(BEGUN, [span.from, span.to])) ?? { begun: 0, carts: 0 }

const midnight = (day: string) => `((${day})::date::timestamp at time zone 'Asia/Kolkata')`
const BETWEEN = (time: string) => `${time} >= ${midnight('$1')} and ${time} < ${midnight('$2::date + 1')}`
const DAY_OF = (time: string) => `to_char(${time} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

// It was sent and nobody took it, or a part of it was sent back.
const CAME_BACK = `((o.status = 'cancelled' and exists (select from order_events e where e.order_id = o.id and e.kind = 'shipped'))
  or exists (select from ended_parts p where p.order_id = o.id and p.kind = 'returned'))`

const PLACED = `
  select o.*, o.status = 'delivered' as is_delivered, ${CAME_BACK} as came_back from orders o
   where ${BETWEEN('o.placed_at')} and o.status not in ('awaiting', 'expired')`

const SUMS = `
  select count(*)::int as placed, coalesce(sum(total), 0)::bigint as value,
         count(*) filter (where is_delivered)::int as delivered,
         coalesce(sum(total) filter (where is_delivered), 0)::bigint as "deliveredValue",
         count(*) filter (where came_back)::int as "cameBack",
         count(*) filter (where status = 'cancelled' and not came_back)::int as cancelled,
         count(*) filter (where status in ('placed', 'packed', 'shipped'))::int as "onTheWay"
    from (${PLACED}) o`

const DAYS = `
  select day, sum(placed)::int as placed, sum(value)::bigint as value, sum(billed)::bigint as billed,
         sum(back)::bigint as "takenBack"
    from (
      select ${DAY_OF('placed_at')} as day, 1 as placed, total as value, 0::bigint as billed, 0::bigint as back
        from (${PLACED}) o
      union all
      select to_char(day, 'YYYY-MM-DD'), 0, 0, total, 0 from bills where day between $1::date and $2::date
      union all
      select to_char(day, 'YYYY-MM-DD'), 0, 0, 0, total from credit_notes where day between $1::date and $2::date) d
   group by day`

const ORDERS = (key: string) => `
  select ${key} as key, ${key} as name, count(*)::int as placed, sum(total)::bigint as value,
         count(*) filter (where is_delivered)::int as delivered, count(*) filter (where came_back)::int as "cameBack",
         count(*) over ()::int as all
    from (${PLACED}) o group by 1 order by value desc, key limit $3`

// What the goods of a line cost, before what is taken off the whole order.
const LINES = (key: string, name: string, joined = '') => `
  select ${key} as key, ${name} as name, count(distinct o.id)::int as placed, sum(l.total)::bigint as value,
         count(distinct o.id) filter (where is_delivered)::int as delivered,
         count(distinct o.id) filter (where came_back)::int as "cameBack", count(*) over ()::int as all
    from (${PLACED}) o join order_lines l on l.order_id = o.id ${joined}
   group by 1 order by value desc, key limit $3`

const GROUPS: Record<Grouping, string> = {
  pin: ORDERS(`coalesce(o.address->>'pincode', '')`),
  channel: ORDERS(`coalesce((select h.taken from hand_orders h where h.order_id = o.id), 'shop')`),
  source: ORDERS('o.coupon_code'),
  pay: ORDERS('o.mode'),
  thing: LINES(`coalesce(nullif(l.asin, ''), l.product_id::text)`, 'max(l.name)'),
  section: LINES(
    `coalesce(s.id::text, '')`,
    `coalesce(max(s.name), '')`,
    'left join products p on p.id = l.product_id left join sections s on s.id = p.subcategory_id',
  ),
}

const BEGUN = `
  select (select count(*)::int from orders o where ${BETWEEN('o.placed_at')}) as begun,
         (select count(*)::int from carts c where ${BETWEEN('c.updated_at')} and jsonb_array_length(c.lines) > 0) as carts`

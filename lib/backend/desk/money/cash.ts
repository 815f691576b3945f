import 'server-only'
import { type Db, db } from '../../db/pool.ts'
import type { Span } from './span.ts'

/** Of the orders that were placed in a span: what came in and went back, and what their bills say. In paise. */
export type Cash = {
  online: number
  upi: number
  door: number
  /** Given back, or on its way back. */
  givenBack: number
  /** Bills less notes. */
  billed: number
  /** Billed, and to be paid at the door. */
  due: number
  /** Paid, and not billed (yet). */
  unbilled: number
  /** Paid back beside the bills. */
  goodwill: number
  /** Orders whose money is not what their bills say; there should be none. */
  differing: string[]
}

const MOST_DIFFERING = 20

export const readCash = async (span: Span, on: Db = db): Promise<Cash> =>
  (await on.one<Cash>(CASH, [span.from, span.to])) ?? {
    ...{ online: 0, upi: 0, door: 0, givenBack: 0 },
    ...{ billed: 0, due: 0, unbilled: 0, goodwill: 0, differing: [] },
  }

export const keptOf = ({ online, upi, door, givenBack }: Cash) => online + upi + door - givenBack
export const billsSay = ({ billed, due, unbilled, goodwill }: Cash) => billed - due + unbilled - goodwill

const midnight = (day: string) => `((${day})::date::timestamp at time zone 'Asia/Kolkata')`
const sumOf = (table: string, column: string) =>
  `coalesce((select sum(${column}) from ${table} x where x.order_id = o.id), 0)::bigint`
// Of an order with an advance the rest is paid at the door, else all of it.
const AT_DOOR = `case when o.at_door > 0 then o.at_door when o.mode = 'COD' then o.total else 0 end`

const CASH = `
  with of_order as (
    select o.id, coalesce(o.gateway, '') = 'upi' as is_upi, ${sumOf('payments', 'amount')} as paid,
           case when o.status = 'delivered' then ${AT_DOOR} else 0 end::bigint as door,
           ${sumOf('refunds', 'amount')} + ${sumOf('part_refunds', 'amount')} as back,
           ${sumOf('bills', 'total')} - ${sumOf('credit_notes', 'total')} as billed,
           exists (select from bills b where b.order_id = o.id) as has_bill,
           case when o.status in ('packed', 'shipped') then ${AT_DOOR} else 0 end::bigint as due,
           exists (select from ended_parts p where p.order_id = o.id and p.kind = 'goodwill') as is_goodwill
      from orders o where o.placed_at >= ${midnight('$1')} and o.placed_at < ${midnight('$2::date + 1')}),
  compared as (
    select *, paid + door - back as kept, case when has_bill then billed - due - (paid + door - back) else 0 end as less
      from of_order)
  select coalesce(sum(paid) filter (where not is_upi), 0)::bigint as online,
         coalesce(sum(paid) filter (where is_upi), 0)::bigint as upi,
         coalesce(sum(door), 0)::bigint as door, coalesce(sum(back), 0)::bigint as "givenBack",
         coalesce(sum(billed), 0)::bigint as billed, coalesce(sum(due) filter (where has_bill), 0)::bigint as due,
         coalesce(sum(kept) filter (where not has_bill), 0)::bigint as unbilled,
         coalesce(sum(less) filter (where is_goodwill), 0)::bigint as goodwill,
         coalesce((array_agg(id order by id) filter (where less <> 0 and not is_goodwill))[1:${MOST_DIFFERING}], '{}')
           as differing
    from compared`

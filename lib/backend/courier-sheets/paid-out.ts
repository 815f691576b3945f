import 'server-only'
import { db } from '../db/pool.ts'

/** Rows whose money counts as paid out for an order. */
export const PAID_STATES = ['right', 'sum', 'rest', 'early'] as const

export const IS_COD = `(o.mode = 'COD' or o.at_door > 0)`
export const DUE = `case when o.at_door > 0 then o.at_door else o.total end`

/** What payouts that were taken in have paid, by the number of the parcel in capital letters. */
export const paidOut = (states: string, more = '') => `(
  select upper(e.number) as number, sum(e.amount)::bigint as amount
    from courier_sheet_rows e join courier_sheets s on s.id = e.sheet_id
   where e.number <> '' and s.kind = 'payout' and s.state = 'taken' and e.state = any(${states}) ${more} group by 1)`

export type UnpaidParcel = {
  order_id: string
  courier: string
  number: string
  /** What is still to be paid out. */
  due: number
  delivered_at: Date
}

/**
 * Parcels that a payout should pay and does not: of the same courier, delivered between the first one that courier ever
 * paid out and the last one in this payout, and still unpaid.
 */
export const missingFromPayout = (id: number, most: number) =>
  db.query<UnpaidParcel>(MISSING, [PAID_STATES, id, most])

export type PayoutSums = { due: number; count: number; paid: number; courier: string }

/** By courier: what it has paid out, and what it still has, of parcels delivered since the first that was paid out. */
export const payoutSums = () => db.query<PayoutSums>(SUMS, [PAID_STATES])

// Orders that travel together have one number, and are paid out as one.
const UNPAID = `
  select p.*, coalesce(x.amount, 0) as paid, p.due - coalesce(x.amount, 0) as rest from (
    select (array_agg(o.id order by o.placed_at, o.id))[1] as order_id, max(o.courier) as courier,
           max(o.tracking_number) as number, sum(${DUE})::bigint as due, max(e.at) as delivered_at
      from orders o join order_events e on e.order_id = o.id and e.kind = 'delivered'
     where o.status = 'delivered' and o.tracking_number <> '' and ${IS_COD}
     group by upper(o.tracking_number)) p
    left join ${paidOut('$1')} x on x.number = upper(p.number)
   where coalesce(x.amount, 0) < p.due`

const MISSING = `
  with paid as (
    select o.courier, max(e.at) filter (where r.sheet_id = $2) as last, min(e.at) as first
      from courier_sheet_rows r join courier_sheets s on s.id = r.sheet_id join orders o on o.id = r.order_id
      join order_events e on e.order_id = o.id and e.kind = 'delivered'
     where s.kind = 'payout' and (r.sheet_id = $2 or s.state = 'taken') and r.state in ('right', 'sum', 'rest', 'twice')
     group by o.courier),
  listed as (select upper(number) as number from courier_sheet_rows where sheet_id = $2)
  select u.order_id, u.courier, u.number, u.rest as due, u.delivered_at
    from (${UNPAID}) u join paid p on p.courier = u.courier and u.delivered_at between p.first and p.last
   where u.paid = 0 and upper(u.number) not in (select number from listed)
   order by u.delivered_at, u.order_id limit $3`

const SUMS = `
  with paid as (
    select o.courier, r.amount, e.at from courier_sheet_rows r join courier_sheets s on s.id = r.sheet_id
      join orders o on o.id = r.order_id left join order_events e on e.order_id = o.id and e.kind = 'delivered'
     where s.kind = 'payout' and s.state = 'taken' and r.state = any($1)),
  begun as (select courier, min(at) as at, sum(amount)::bigint as paid from paid group by courier)
  select b.courier, b.paid, coalesce(sum(u.rest), 0)::bigint as due, count(u.order_id)::int as count
    from begun b left join (${UNPAID}) u on u.courier = b.courier and (b.at is null or u.delivered_at >= b.at)
   group by b.courier, b.paid order by due desc, b.courier`

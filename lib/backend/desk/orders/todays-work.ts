import 'server-only'
import type { OrderWaits, TodaysWork } from '#lib/desk/rules/orders/order-list.ts'
import { db } from '../../db/pool.ts'
import { IS_LATE, IS_UNCONFIRMED, OPEN_STATES, PARCEL_TASKS, STUCK } from './order-conditions.ts'

/** Today's work. */
export const todaysWork = async (): Promise<TodaysWork> => {
  const row = await db.one<TodaysWork>(SUMS)
  if (!row) throw new Error('A sum without a row.')
  return row
}

/** What waits for the seller besides packing and sending. */
export const orderWaits = async (): Promise<OrderWaits> => {
  const row = await db.one<OrderWaits>(WAITS)
  if (!row) throw new Error('A count without a row.')
  return row
}

// The first day's midnight in India.
const TODAY = `date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`

const SUMS = `
  select open.*, today.* from
    (select count(*) filter (where o.status = 'placed')::int as "toPack",
            count(*) filter (where o.status = 'packed')::int as "toSend",
            coalesce(sum(case when o.at_door > 0 then o.at_door when o.mode = 'COD' then o.total else 0 end)
                     filter (where o.status = 'shipped'), 0)::bigint as "toCollect",
            count(*) filter (where ${IS_LATE})::int as late
       from orders o where o.status in ${OPEN_STATES}) open,
    (select count(*)::int as today, coalesce(sum(o.total), 0)::bigint as "todayTotal"
       from orders o where o.placed_at >= ${TODAY} and o.status not in ('awaiting', 'expired')) today`

const WAITS = `
  select (select count(*)::int from orders o where ${IS_UNCONFIRMED}) as unconfirmed,
         (select count(*)::int from upi_claims where state = 'waiting') as upi,
         (select count(*)::int from orders where status = 'awaiting') as awaiting,
         (select count(*)::int from (${STUCK}) stuck) as refunds,
         (select count(distinct t.order_id)::int from (${PARCEL_TASKS}) t) as parcels,
         (select count(*)::int from return_requests where ended_at is null) as returns`

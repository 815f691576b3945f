import 'server-only'
import type { Db } from '../db/pool.ts'

/** Whether a courier was asked to bring the parcel that an order travels in: what the courier was told stays so until that is cancelled. */
export const isBooked = async (on: Db, id: string) => (await on.one(BOOKED, [id])) !== undefined

const PARCEL = `coalesce((select with_order from shared_parcels where order_id = $1), $1)`

const BOOKED = `
  select 1 from courier_bookings
   where state in ('asked', 'unknown', 'booked', 'cancelling') and track in ('', 'booked')
     and (order_id = $1 or order_id = ${PARCEL}
          or order_id in (select order_id from shared_parcels where with_order = ${PARCEL})) limit 1`

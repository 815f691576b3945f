import 'server-only'
import { db } from '../db/pool.ts'
import type { Booking } from './booking-row.ts'
import type { Booked } from './courier.ts'

/** The parcel has its number, by the courier's answer or as it was found there. */
export async function keepBooked(
  { id, order_id: orderId }: Pick<Booking, 'id' | 'order_id'>,
  { order, shipment, awb, courier }: Booked,
) {
  await db.run(BOOKED, [id, order, shipment, awb, courier])
  // A courier that cancelled has its successor: that task is done.
  await db.run(FOUND, [orderId, id])
}

const FOUND = `
  update courier_bookings set task = '' where order_id = $1 and id <> $2 and task = 'cancelled'`

const BOOKED = `
  update courier_bookings set state = 'booked', booked_at = now(), ended_at = null, remote_order = $2,
         remote_shipment = $3, awb = $4, courier = coalesce(nullif($5, ''), courier), last_error = '', failures = 0,
         check_at = now() + interval '2 minutes'
   where id = $1 and state in ('asked', 'unknown', 'absent')`

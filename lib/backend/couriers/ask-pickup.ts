import 'server-only'
import { db } from '../db/pool.ts'
import { type Booking, bookingById } from './booking-row.ts'
import { courierOf } from './chosen-courier.ts'
import { CourierError } from './courier.ts'
import { courierSettings } from './settings.ts'

/** Asks for a booked parcel to be fetched. Where that fails, the parcel stays booked and the seller asks again. */
export async function askPickup(id: number): Promise<Booking | undefined> {
  const booking = await bookingById(id)
  const settings = courierSettings()
  if (booking?.state !== 'booked' || !settings) return booking
  try {
    const when = await (await courierOf(settings)).pickup(booking.remote_shipment)
    await db.run(`update courier_bookings set pickup = $2, last_error = '' where id = $1`, [id, when])
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    await db.run('update courier_bookings set last_error = $2 where id = $1', [id, error.message])
  }
  return bookingById(id)
}

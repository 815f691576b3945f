import 'server-only'
import { db } from '../db/pool.ts'
import { bookingOf } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { CourierError } from './courier.ts'
import { courierSettings } from './settings.ts'

/** The courier's label of the parcel of an order; `failed`: why it cannot be had now. */
export async function parcelLabel(
  orderId: string,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; awb: string } | { failed: string } | undefined> {
  const booking = await bookingOf(orderId)
  const settings = courierSettings()
  if (booking?.state !== 'booked' || !settings || booking.account !== accountOf(settings)) return undefined
  try {
    return { pdf: await (await courierOf(settings)).label(booking.remote_shipment), awb: booking.awb }
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    await db.run('update courier_bookings set last_error = $2 where id = $1', [booking.id, error.message])
    return { failed: error.message }
  }
}

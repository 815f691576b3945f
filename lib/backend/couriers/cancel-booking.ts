import 'server-only'
import { bookingCancelled, bookingStays, noBooking, tooLateToCancel } from '#messages/courier-bookings.ts'
import { db } from '../db/pool.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { type Booking, bookingById, openBookingOf } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { type Courier, CourierError } from './courier.ts'
import { courierSettings } from './settings.ts'

/** Takes back the booking of a parcel that has not been fetched. */
export async function cancelBooking(orderId: string): Promise<SellerResult> {
  const booking = await openBookingOf(orderId)
  if (!booking || booking.state === 'asked' || booking.state === 'unknown')
    return { done: false, message: noBooking }
  if (!['', 'booked'].includes(booking.track)) return { done: false, message: tooLateToCancel }
  // It was given to the courier by the seller's word; one that was sent in another way may be cancelled.
  const given = await db.one(GIVEN, [booking.order_id, booking.awb])
  if (given) return { done: false, message: tooLateToCancel }
  await db.run(CANCELLING, [booking.id])
  const state = await endCancelling(booking.id)
  return state === 'cancelled' ? done(bookingCancelled) : { done: false, message: await whyNot(booking.id) }
}

const whyNot = async (id: number) => bookingStays((await bookingById(id))?.last_error ?? '')

/** Asks the courier to cancel, and looks whether it did where it refuses: it may have been cancelled before. */
export async function endCancelling(id: number): Promise<Booking['state'] | undefined> {
  const booking = await bookingById(id)
  const settings = courierSettings()
  if (booking?.state !== 'cancelling' || !settings || booking.account !== accountOf(settings))
    return booking?.state
  const courier = await courierOf(settings)
  try {
    await courier.cancel(booking.remote_order)
    await db.run(CANCELLED, [id])
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    if (error.kind === 'refused') await settle(courier, booking, error.message)
    else await db.run(LATER, [id, error.message])
  }
  return (await bookingById(id))?.state
}

async function settle(courier: Courier, { id, reference, remote_order: order }: Booking, why: string) {
  const found = await courier.find(reference).catch(error => {
    if (error instanceof CourierError) return undefined
    throw error
  })
  if (!found) await db.run(LATER, [id, why])
  else if (found.some(each => each.order === order && !each.isCancelled)) await db.run(STAYS, [id, why])
  else await db.run(CANCELLED, [id])
}

const GIVEN = `select 1 from orders where id = $1 and status = 'shipped' and tracking_number = $2`

const CANCELLING = `
  update courier_bookings set state = 'cancelling', check_at = now() + interval '1 minute'
   where id = $1 and state = 'booked'`

const CANCELLED = `
  update courier_bookings set state = 'cancelled', ended_at = now(), check_at = null, last_error = '',
         task = case when task = 'twice' then task else '' end
   where id = $1 and state = 'cancelling'`

const STAYS = `
  update courier_bookings set state = 'booked', last_error = $2, check_at = now() + interval '10 minutes'
   where id = $1 and state = 'cancelling'`

const LATER = `
  update courier_bookings set last_error = $2, failures = failures + 1,
         check_at = now() + least(3600, 20 * power(2, least(failures, 10))) * interval '1 second'
   where id = $1 and state = 'cancelling'`

import 'server-only'
import {
  lookedAbsent,
  lookedBooked,
  lookedUnknown,
  nothingToLookFor,
  pickupNotAsked,
} from '#messages/courier-bookings.ts'
import { fetchedAt } from '#messages/desk-orders-courier.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { askPickup } from './ask-pickup.ts'
import { bookingOf } from './booking-row.ts'
import { lookUp } from './look-up.ts'

/** Asks the courier what became of the booking of an order whose answer did not come. */
export async function lookForBooking(orderId: string): Promise<SellerResult> {
  const booking = await bookingOf(orderId)
  if (!booking || !['asked', 'unknown', 'absent', 'booked'].includes(booking.state))
    return { done: false, message: nothingToLookFor }
  await lookUp(booking.id)
  const now = await bookingOf(orderId)
  if (now?.state === 'booked') return done(lookedBooked(now.courier, now.awb))
  return done(now?.state === 'absent' ? lookedAbsent : lookedUnknown)
}

/** Asks once more for the parcel of an order to be fetched. */
export async function askPickupOf(orderId: string): Promise<SellerResult> {
  const before = await bookingOf(orderId)
  const booking = before && (await askPickup(before.id))
  if (booking?.state !== 'booked') return { done: false, message: nothingToLookFor }
  return booking.last_error
    ? { done: false, message: pickupNotAsked(booking.last_error) }
    : done(fetchedAt(booking.pickup))
}

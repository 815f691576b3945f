import 'server-only'
import type { DeskBooking } from '#lib/desk/rules/orders/desk-booking.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { type Booking, bookingOf } from '../../couriers/booking-row.ts'
import { PRACTICE_COURIER_PATH } from '../../couriers/practice/settings.ts'

/** The latest booking of the parcel that an order travels in, as the desk shows it. */
export async function deskBooking(orderId: string): Promise<DeskBooking | undefined> {
  const booking = await bookingOf(orderId)
  return booking && shown(booking)
}

const shown = (booking: Booking): DeskBooking => ({
  state: booking.state,
  courier: booking.courier,
  number: booking.awb,
  paise: booking.rate,
  pickup: booking.pickup,
  error: booking.last_error,
  track: booking.track,
  trackText: booking.track_text,
  trackAt: booking.track_at ? momentInIndia(booking.track_at) : '',
  task: booking.task,
  taskNote: booking.task_note,
  practicePath:
    booking.account === 'practice' && booking.awb ? `${PRACTICE_COURIER_PATH}/parcel/${booking.awb}` : '',
})

/** Whether another courier may be asked. */
export const isBookable = (booking: DeskBooking | undefined) =>
  !booking || !['asked', 'unknown', 'booked', 'cancelling'].includes(booking.state)

import 'server-only'
import {
  answerRefused,
  askedToReturn,
  askedToTryAgain,
  noFailedDelivery,
  taskEnded,
} from '#messages/courier-bookings.ts'
import { db } from '../db/pool.ts'
import { done, type SellerResult } from '../orders/seller-result.ts'
import { type Booking, bookingOf } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { CourierError } from './courier.ts'
import { courierSettings } from './settings.ts'

/** Tells the courier what to do with a parcel that it could not hand over. */
export async function answerFailedDelivery(
  orderId: string,
  wish: 'again' | 'return',
  words: string,
): Promise<SellerResult> {
  const booking = await bookingOf(orderId)
  const settings = courierSettings()
  if (booking?.track !== 'failed' || !settings || booking.account !== accountOf(settings))
    return { done: false, message: noFailedDelivery }
  try {
    await (await courierOf(settings)).answer(booking.awb, wish, words)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    return { done: false, message: answerRefused(error.message) }
  }
  await endTask(booking)
  return done(wish === 'again' ? askedToTryAgain(booking.courier) : askedToReturn(booking.courier))
}

/** What was to be done about a parcel is done, whatever it was. */
export async function endParcelTask(orderId: string): Promise<SellerResult> {
  const booking = await bookingOf(orderId)
  if (!booking?.task) return { done: false, message: noFailedDelivery }
  await endTask(booking)
  return done(taskEnded)
}

const endTask = ({ id }: Booking) =>
  db.run(
    `update courier_bookings set task = '', check_at = coalesce(least(check_at, now() + interval '1 minute'), check_at) where id = $1`,
    [id],
  )

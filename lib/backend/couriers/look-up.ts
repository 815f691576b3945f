import 'server-only'
import { shopNow } from '#lib/server/shop-clock.ts'
import { db } from '../db/pool.ts'
import { type Booking, type BookingState, bookingById, openBookingOf } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { type Courier, CourierError, type Found } from './courier.ts'
import { keepBooked } from './keep-booked.ts'
import { courierSettings } from './settings.ts'

/** So long a request may still arrive after its answer did not come. */
const ARRIVES_WITHIN_S = 45

/**
 * Looks for a parcel by our own reference: what became of a try without an answer, and whether it was booked twice. Returns the
 * booking's state afterwards. Where the courier cannot be reached the state stays, and the parcel is looked for later.
 */
export async function lookUp(id: number): Promise<BookingState | undefined> {
  const booking = await bookingById(id)
  const settings = courierSettings()
  if (!booking || !settings || booking.account !== accountOf(settings)) return booking?.state
  // Somebody is asking just now: what is half done is not over.
  if (booking.state === 'asked' && shopNow() - booking.asked_at.getTime() < ARRIVES_WITHIN_S * 1000)
    return 'asked'
  const courier = await courierOf(settings)
  let found: Found[]
  try {
    found = (await courier.find(booking.reference)).filter(({ isCancelled }) => !isCancelled)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    await db.run(LATER, [id, error.message])
    return booking.state
  }
  const kept = await keptOf(booking, found)
  if (kept && booking.state !== 'booked') await keepBooked(booking, kept)
  const isAlone = await cancelOthers(courier, booking, found, kept)
  if (!kept) await nothingThere(booking, isAlone)
  return (await bookingById(id))?.state
}

/** Which of those found is kept: the one with our number where it is booked, else the first with a number if the order still needs one. */
async function keptOf(booking: Booking, found: readonly Found[]): Promise<Found | undefined> {
  if (booking.state === 'booked') return found.find(({ awb }) => awb === booking.awb) ?? foundAs(booking)
  if (booking.state === 'refused') return undefined
  const open = await openBookingOf(booking.order_id)
  if (open && open.id !== booking.id) return undefined
  const order = await db.one<{ status: string }>('select status from orders where id = $1', [
    booking.order_id,
  ])
  if (booking.state === 'absent' && order?.status !== 'packed') return undefined
  return found.find(({ awb }) => awb !== '')
}

const foundAs = ({ remote_order: order, remote_shipment: shipment, awb, courier }: Booking): Found => ({
  ...{ order, shipment, awb, courier },
  isCancelled: false,
})

/**
 * What was booked a second time, or begun and not ended. One that cannot be cancelled is told to the seller. Whether
 * nothing is left to be cancelled.
 */
async function cancelOthers(
  courier: Courier,
  { id }: Booking,
  found: readonly Found[],
  kept: Found | undefined,
): Promise<boolean> {
  let isAlone = true
  for (const other of found.filter(({ order }) => order !== kept?.order))
    try {
      await courier.cancel(other.order)
      console.error(
        `Cancelled at the courier: the parcel ${other.awb || other.order}, which was one too many.`,
      )
    } catch (error) {
      if (!(error instanceof CourierError)) throw error
      if (error.kind === 'refused') {
        if (other.awb) await db.run(TWICE, [id, other.awb])
      } else {
        isAlone = false
        await db.run(LATER, [id, error.message])
      }
    }
  return isAlone
}

async function nothingThere({ id, state }: Booking, isAlone: boolean) {
  if (state === 'asked' || state === 'unknown') await db.run(ABSENT, [id, ARRIVES_WITHIN_S])
  else if (isAlone) await db.run('update courier_bookings set check_at = null where id = $1', [id])
}

const LATER = `
  update courier_bookings set last_error = $2, failures = failures + 1,
         check_at = now() + least(3600, 20 * power(2, least(failures, 10))) * interval '1 second'
   where id = $1`

const TWICE = `
  update courier_bookings set task = 'twice', task_at = now(), task_note = $2 where id = $1 and task <> 'twice'`

// It may still be under way to the service: it is absent once it would have arrived, and looked for once more later.
const ABSENT = `
  update courier_bookings set
         state = case when asked_at < now() - make_interval(secs => $2) then 'absent' else 'unknown' end,
         ended_at = case when asked_at < now() - make_interval(secs => $2) then now() end,
         check_at = now() + case when asked_at < now() - make_interval(secs => $2)
                                 then interval '10 minutes' else interval '20 seconds' end
   where id = $1 and state in ('asked', 'unknown')`

import 'server-only'
import { db } from '../db/pool.ts'
import { acceptReturn } from '../orders/seller-cancel.ts'
import { sharersOf } from '../orders/shared-parcels.ts'
import { stepParcel } from '../orders/step-parcel.ts'
import { takeBackShipped } from '../orders/take-back-shipped.ts'
import { type Booking, bookingById } from './booking-row.ts'
import { accountOf, courierOf } from './chosen-courier.ts'
import { CourierError, type Track } from './courier.ts'
import { goesForward, isFinal } from './goes-forward.ts'
import { courierSettings } from './settings.ts'

/** Asks the courier how far a parcel is, and moves its orders by that. Only this call moves them: a webhook does not. */
export async function trackParcel(id: number): Promise<void> {
  const booking = await bookingById(id)
  const settings = courierSettings()
  if (booking?.state !== 'booked' || !settings || booking.account !== accountOf(settings)) return
  let track: Track | undefined
  try {
    track = await (await courierOf(settings)).track(booking.awb)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    await db.run(LATER, [id, error.message])
    return
  }
  if (track && goesForward(booking, track)) await goForward(booking, track)
  else await db.run(AGAIN, [id, NEXT_MINUTES[booking.track]])
}

/** The orders first: after a crash the same word comes again, and a step that was taken is not taken twice. */
async function goForward(booking: Booking, track: Track) {
  await moveOrders(booking, track)
  await db.run(KEEP, [
    ...[booking.id, track.state, track.at ?? null, track.text],
    isFinal(track.state) ? null : NEXT_MINUTES[track.state],
    TASKS[track.state] ?? '',
    track.state === 'cancelled',
    booking.track,
  ])
}

async function moveOrders({ order_id: id, courier, awb }: Booking, { state }: Track) {
  if (state === 'booked') return
  if (state === 'cancelled') return void (await takeBackShipped(id, awb))
  const status = await statusOf(id)
  // Sent in another way meanwhile, or not any more to be sent.
  if (status && !isWith(status, awb)) return
  if (status?.status === 'packed') await stepParcel(id, 'shipped', { courier, number: awb })
  if (state === 'delivered') await stepParcel(id, 'delivered')
  if (state === 'returned') for (const each of [id, ...(await sharersOf(id))]) await acceptReturn(each)
}

type Status = { status: string; tracking_number: string }
const statusOf = (id: string) =>
  db.one<Status>('select status, tracking_number from orders where id = $1', [id])
const isWith = ({ status, tracking_number: number }: Status, awb: string) =>
  status === 'packed' || (status === 'shipped' && number === awb)

const TASKS: Partial<Record<Track['state'], Booking['task']>> = {
  failed: 'failed',
  cancelled: 'cancelled',
  lost: 'lost',
}

/** How long until a parcel is asked about again without a webhook. */
const NEXT_MINUTES: Record<Booking['track'], number> = {
  ...{ '': 30, booked: 30, moving: 120, out: 30, failed: 60, returning: 360 },
  ...{ delivered: 0, returned: 0, lost: 0, cancelled: 0 },
}
const MOST_DAYS = 90

const LATER = `
  update courier_bookings set last_error = $2, failures = failures + 1,
         check_at = now() + least(360, 2 * power(2, least(failures, 10))) * interval '1 minute'
   where id = $1`

// After so long nobody waits for it any more.
const AGAIN = `
  update courier_bookings set failures = 0,
         check_at = case when asked_at > now() - interval '${MOST_DAYS} days' then now() + make_interval(mins => $2) end
   where id = $1 and state = 'booked'`

const KEEP = `
  update courier_bookings set track = $2, track_at = coalesce($3, track_at), track_text = $4, failures = 0, last_error = '',
         check_at = case when $5::int is not null then now() + make_interval(mins => $5::int) end,
         ended_at = case when $5::int is null then now() end,
         state = case when $7 then 'cancelled' else state end,
         task = case when task = 'twice' then task else $6 end, task_at = case when $6 = '' then task_at else now() end
   where id = $1 and state = 'booked' and track = $8`

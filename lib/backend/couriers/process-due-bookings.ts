import 'server-only'
import { db } from '../db/pool.ts'
import type { Booking } from './booking-row.ts'
import { endCancelling } from './cancel-booking.ts'
import { accountOf } from './chosen-courier.ts'
import { lookUp } from './look-up.ts'
import { courierSettings } from './settings.ts'
import { trackParcel } from './track-parcel.ts'

const AT_ONCE = 5

/** Looks after the parcels that are due: tries without an answer, what is to be cancelled, how far the others are. */
export async function processDueBookings(): Promise<number> {
  const settings = courierSettings()
  if (!settings) return 0
  await db.run(OF_ENDED_ORDERS)
  const due = await db.query<Due>(CLAIM, [AT_ONCE, accountOf(settings)])
  await Promise.all(due.map(look))
  return due.length
}

type Due = Pick<Booking, 'id' | 'state' | 'track'>

async function look({ id, state, track }: Due) {
  if (state === 'cancelling') return void (await endCancelling(id))
  if (state !== 'booked') return void (await lookUp(id))
  // Until it is on its way: whether it was booked twice.
  if (track === '') await lookUp(id)
  await trackParcel(id)
}

// What was booked for an order that ended before it was fetched is cancelled.
const OF_ENDED_ORDERS = `
  update courier_bookings b set state = 'cancelling', check_at = now()
   where b.state = 'booked' and b.track in ('', 'booked')
     and exists (select from orders o where o.id = b.order_id and o.status in ('cancelled', 'expired'))`

// While it is looked after nobody else does; after a crash it is due again.
const CLAIM = `
  update courier_bookings set check_at = now() + interval '2 minutes'
   where id in (select id from courier_bookings where check_at <= now() and account = $2
                 order by check_at limit $1 for update skip locked)
  returning id, state, track`

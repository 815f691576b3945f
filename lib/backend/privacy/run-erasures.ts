import 'server-only'
import { db } from '../db/pool.ts'
import { erasePerson } from './erase-person.ts'

const AT_ONCE = 100

/** Carries out the erasures that waited for an order to end; returns how many it did. */
export async function runErasures(): Promise<number> {
  const booked = await db.query<{ customer_id: string }>(
    'select customer_id from erasures order by asked_at limit $1',
    [AT_ONCE],
  )
  let done = 0
  for (const { customer_id } of booked) if ((await erasePerson(customer_id)) === 'erased') done++
  return done
}

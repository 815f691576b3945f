import 'server-only'
import { db } from '../db/pool.ts'
import { erasePerson } from '../privacy/erase-person.ts'

const AT_ONCE = 500

/** Guests who ordered nothing, and those whom none of their orders names any more; returns how many. */
export async function deleteOldGuests(): Promise<number> {
  const due = await db.query<{ id: string }>(DUE, [AT_ONCE])
  let done = 0
  for (const { id } of due) if ((await erasePerson(id)) === 'erased') done++
  return done
}

// A browser keeps its cart for the first of these, and its guest cookie for the second.
const DUE = `
  select id from customers c
   where guest and erased_at is null and guest_seen_at < now() - interval '7 days'
     and (not exists (select from orders o where o.customer_id = c.id)
       or (guest_seen_at < now() - interval '90 days'
           and not exists (select from orders o where o.customer_id = c.id and o.address->>'firstname' <> '')))
     and not exists (select from erasures e where e.customer_id = c.id)
   order by guest_seen_at limit $1`

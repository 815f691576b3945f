import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { erasePerson, eraseWritten } from './erase-person.ts'
import { isOpen } from './open-things.ts'

const AT_ONCE = 100

/** Carries out the erasures that waited for an order to end; returns how many it did. */
export async function runErasures(): Promise<number> {
  for (const query of SWEEP) await db.run(query)
  for (const { id } of await db.query<{ id: string }>(WROTE_SINCE))
    await transaction(tx => eraseWritten(tx, id))
  const due = await db.query<{ customer_id: string }>(DUE, [AT_ONCE])
  let done = 0
  for (const { customer_id } of due) {
    try {
      if ((await erasePerson(customer_id)) === 'erased') done++
    } catch (error) {
      // The others are erased all the same; this one is tried again at the next run.
      console.error(`The account ${customer_id} was not erased:`, error)
    }
  }
  return done
}

// Those that wait for an order are passed over, or a hundred of them would hold up all others.
const DUE = `
  select customer_id from erasures e where not ${isOpen('e.customer_id')} order by asked_at limit $1`

// A request that was on its way during the erasure may have stored something since: a cart, or an address.
const SWEEP = ['sessions', 'password_resets', 'addresses', 'carts', 'cart_merges', 'wishlists'].map(
  table => `
    delete from ${table} t using customers c
     where c.id = t.customer_id and c.erased_at > now() - interval '1 day'`,
)

const WROTE_SINCE = `
  select id from customers c
   where erased_at > now() - interval '1 day'
     and (exists (select from tickets t where t.customer_id = c.id and t.name <> '')
       or exists (select from ratings r join orders o on o.id = r.order_id
                   where o.customer_id = c.id and (r.by_name <> '' or r.words <> '')))`

import 'server-only'
import { CLAIM_DAYS } from '#lib/constants.ts'
import type { Db } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'

/**
 * Guest orders of the last ninety days with a number that was proved a moment ago go to its account; their links stay.
 * One that waits for its payment stays with its guest. None is confirmed by that: anybody may have typed the number, and
 * who signs in has said nothing of any order yet.
 */
export async function claimOrders(tx: Db, customer: string, mobile: string): Promise<string[]> {
  await holdGuests(tx, mobile)
  const claimed = await tx.query<{ id: string }>(CLAIM, [customer, mobile, CLAIM_DAYS])
  await failpoint('orders-claimed')
  return claimed.map(({ id }) => id)
}

/** An older order: the owner of the number must also know the order's number and its PIN code. */
export async function claimOlderOrder(tx: Db, customer: string, mobile: string, order: string, pin: string) {
  await holdGuests(tx, mobile)
  return (await tx.one(CLAIM_ONE, [customer, mobile, order, pin])) !== undefined
}

/** The name that a guest with this number has ordered under last. */
export const nameOfGuest = (tx: Db, mobile: string) =>
  tx.one<{ firstname: string; lastname: string }>(NAME, [mobile, CLAIM_DAYS])

// Held as an order in the making holds its guest.
const holdGuests = (tx: Db, mobile: string) =>
  tx.run('select 1 from customers where guest and guest_mobile = $1 order by id for no key update', [mobile])

const OF_GUEST = `
  g.id = o.customer_id and g.guest and g.guest_mobile = $2 and g.erased_at is null and o.status <> 'awaiting'`

// The key of an order is its sender's own, and another guest may have used the same one.
const MOVE = `update orders o set customer_id = $1, order_key = 'claimed ' || o.id from customers g where ${OF_GUEST}`

const CLAIM = `${MOVE} and o.placed_at > now() - make_interval(days => $3) returning o.id`

const CLAIM_ONE = `${MOVE} and o.id = $3 and o.address->>'pincode' = $4 returning o.id`

const NAME = `
  select g.firstname, g.lastname from customers g join orders o on o.customer_id = g.id
   where g.guest and g.guest_mobile = $1 and g.erased_at is null and o.status <> 'awaiting'
     and o.placed_at > now() - make_interval(days => $2)
   order by o.placed_at desc limit 1`

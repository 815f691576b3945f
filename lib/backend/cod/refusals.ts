import 'server-only'
import type { Db } from '../db/pool.ts'

/** How many parcels this customer, or somebody with this number, has refused within twelve months. */
export async function countRefusals(on: Db, customer: string, number: string): Promise<number> {
  const row = await on.one<{ count: number }>(COUNT, [customer, number])
  return Number(row?.count ?? 0)
}

/** The seller forgives what this number has refused so far. Returns how many parcels. */
export const liftRefusals = (on: Db, number: string) => on.run(LIFT, [number])

/** After twelve months they count no more. */
export const forgetRefusals = (on: Db) =>
  on.run(`delete from refused_parcels where refused_at < now() - interval '12 months'`)

// From the orders of the customer and of the number, which are few, and not from what all customers refused.
const COUNT = {
  name: 'count-refusals',
  text: `select count(*) as count from (
            select id from orders where customer_id = $1::uuid
            union select id from orders where address->>'mobileno' = $2 and $2 <> '') o
          where exists (select from refused_parcels r where r.order_id = o.id
            and r.counts and r.lifted_at is null and r.refused_at > now() - interval '12 months')`,
}

// Those of an account with this number too, whatever number its parcels went to.
const LIFT = {
  name: 'lift-refusals',
  text: `update refused_parcels set lifted_at = now()
          where lifted_at is null and order_id in (
            select id from orders where address->>'mobileno' = $1
            union all
            select id from orders where customer_id in (
              select customer_id from orders where address->>'mobileno' = $1
              union select id from customers where mobile = $1 or guest_mobile = $1))`,
}

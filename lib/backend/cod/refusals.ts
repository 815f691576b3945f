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

const COUNT = {
  name: 'count-refusals',
  text: `select count(*) as count from refused_parcels r join orders o on o.id = r.order_id
          where r.counts and r.lifted_at is null and r.refused_at > now() - interval '12 months'
            and (o.customer_id = $1::uuid or ($2 <> '' and o.address->>'mobileno' = $2))`,
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

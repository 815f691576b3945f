import 'server-only'
import type { CustomerHistory, EarlierOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { db } from '../../db/pool.ts'
import type { OrderDetails } from '../../orders/order-details.ts'

/** What else was ordered by this account and by whoever has this number, and which parcels they refused. */
export async function customerHistory({
  id,
  customer_id: customer,
  address,
}: OrderDetails): Promise<CustomerHistory> {
  const values = [id, customer, address.mobileno]
  const [counts, refused, latest] = await Promise.all([
    db.one<Pick<CustomerHistory, 'orders' | 'delivered'>>(COUNTS, values),
    db.one<Pick<CustomerHistory, 'refused' | 'forgiven'>>(REFUSED, values),
    db.query<Omit<EarlierOrder, 'placedAt'> & { placed_at: Date }>(LATEST, values),
  ])
  return {
    orders: counts?.orders ?? 0,
    delivered: counts?.delivered ?? 0,
    refused: refused?.refused ?? 0,
    forgiven: refused?.forgiven ?? 0,
    latest: latest.map(({ placed_at: at, ...order }) => ({ ...order, placedAt: at.toISOString() })),
  }
}

const THEIRS = `
  o.id in (select id from orders where customer_id = $2::uuid
           union select id from orders where $3 <> '' and address->>'mobileno' = $3)`

const COUNTS = `
  select count(*) filter (where o.id <> $1)::int as orders,
         count(*) filter (where o.id <> $1 and o.status = 'delivered')::int as delivered
    from orders o where ${THEIRS}`

const REFUSED = `
  select count(*) filter (where r.counts and r.lifted_at is null)::int as refused,
         count(*) filter (where not r.counts or r.lifted_at is not null)::int as forgiven
    from refused_parcels r join orders o on o.id = r.order_id where $1 <> '' and ${THEIRS}`

const LATEST = `
  select o.id, o.placed_at, o.status, o.total from orders o
   where o.id <> $1 and ${THEIRS} order by o.placed_at desc limit 5`

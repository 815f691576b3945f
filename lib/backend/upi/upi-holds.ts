import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import type { Db } from '../db/pool.ts'
import { UPI_GATEWAY } from './upi-gateway.ts'

/** From now on no provider is asked about it. */
export const markUpiOrder = (tx: Db, orderId: string) =>
  tx.run('update orders set gateway = $2 where id = $1', [orderId, UPI_GATEWAY])

/** Whether a new order holds its pieces: not while another one of the same number waits with the number of a payment. */
export const mayHoldByUpi = async (tx: Db, customer: string): Promise<boolean> =>
  (await tx.one(LONG_HOLD, [customer, ''])) === undefined

/** Whether the pieces of this order are held until the seller has looked, and not for the fifteen minutes alone. */
export async function mayHoldLonger(tx: Db, customer: string, orderId: string): Promise<boolean> {
  if (await tx.one(LONG_HOLD, [customer, orderId])) return false
  return !env.limits || (await tx.one(REFUSED, [customer])) === undefined
}

// Of a guest all who said the same number count; nobody without an account uses up what an account may hold.
const OF_NUMBER = `
  orders o join customers c on c.id = o.customer_id
  join customers asking on asking.id = $1
   and (c.id = asking.id or coalesce(c.mobile, c.guest_mobile) = asking.guest_mobile)`

const LONG_HOLD = {
  name: 'upi-long-hold',
  text: `select 1 from ${OF_NUMBER}
          where o.gateway = '${UPI_GATEWAY}' and o.status = 'awaiting' and not o.unheld and o.id <> $2
            and exists (select from upi_claims k where k.order_id = o.id) limit 1`,
}

// A number that was never paid with holds nothing for a day at a time, again and again.
const REFUSED = {
  name: 'upi-refused',
  text: `select 1 from ${OF_NUMBER} join upi_claims k on k.order_id = o.id
          where k.state = 'refused' and k.reason <> '' and k.claimed_at > now() - interval '30 days'
            and not exists (select from payments p where p.order_id = o.id) limit 1`,
}

import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { deleteOldBills } from './delete-old-bills.ts'
import { BLANK_ADDRESS } from './erase-person.ts'
import { forgetBesideOrders } from './forget-orders.ts'
import { forgetTickets } from './forget-tickets.ts'
import { isOrderUnfinished } from './open-things.ts'

const AT_ONCE = 500

/** Takes the names out of what has been kept as long as it must; returns of how many orders and complaints. */
export const endKeeping = async (): Promise<number> =>
  (await deleteOldBills()) + (await forgetOldOrders()) + (await forgetOldTickets())

const forgetOldOrders = () =>
  transaction(async tx => {
    const rows = await tx.query<{ id: string }>(OLD_ORDERS, [env.unsoldKeptDays, env.billsKeptYears, AT_ONCE])
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await forgetBesideOrders(tx, ids)
    return tx.run(FORGET, [ids])
  })

const forgetOldTickets = async () => {
  const rows = await db.query<{ id: number }>(OLD_TICKETS, [env.unsoldKeptDays, AT_ONCE])
  if (rows.length > 0)
    await transaction(tx =>
      forgetTickets(
        tx,
        rows.map(({ id }) => id),
      ),
    )
  return rows.length
}

// An order that is still open names its customer, however old it is; one with a bill as long as that is kept.
const OLD_ORDERS = `
  select id from orders
   where address->>'firstname' <> ''
     and (status in ('cancelled', 'expired') and placed_at < now() - make_interval(days => $1)
       or status = 'delivered' and placed_at < now() - make_interval(years => $2))
     and not exists (select from bills b where b.order_id = orders.id)
     and not ${isOrderUnfinished('orders.id')}
   order by placed_at limit $3 for update skip locked`

const FORGET = `
  update orders set address = ${BLANK_ADDRESS}, cancel_comment = '', network = null where id = any($1)`

const OLD_TICKETS = `
  select id from tickets
   where name <> '' and settled_at < now() - make_interval(days => $1) order by settled_at limit $2`

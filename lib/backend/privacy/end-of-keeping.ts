import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { BLANK_ADDRESS } from './erase-person.ts'

const AT_ONCE = 500

/** Takes the names out of orders that have been kept as long as they must; returns how many. */
export const forgetOldOrders = () => db.run(FORGET, [env.unsoldKeptDays, env.billsKeptYears, AT_ONCE])

// An order that is still open names its customer, however old it is.
const FORGET = `
  update orders set address = ${BLANK_ADDRESS}, cancel_comment = '', network = null
   where id in (
     select id from orders
      where address->>'firstname' <> ''
        and (status in ('cancelled', 'expired') and placed_at < now() - make_interval(days => $1)
          or status = 'delivered' and placed_at < now() - make_interval(years => $2))
        and not exists (select 1 from refunds r where r.order_id = orders.id and r.state <> 'done')
      order by placed_at limit $3)`

import 'server-only'
import { UNPAID_KEPT_DAYS } from '#lib/constants.ts'
import { db } from './db/pool.ts'
import { transaction } from './db/transaction.ts'

/** What nobody will ask for again. */
export async function deleteExpired(): Promise<number> {
  await db.run('delete from used_captchas where expires_at < now()')
  // The provider repeats itself for a day; the month is for whoever looks into a complaint.
  await db.run(`delete from webhook_events where received_at < now() - interval '30 days'`)
  // A guest's cart is kept for seven days: what was merged of it a month ago is not merged again.
  await db.run(`delete from cart_merges where merged_at < now() - interval '30 days'`)
  await db.run(FORGET_NETWORKS)
  // Of keys that are no longer the shop's, so that nobody asked about them in the days in which one does.
  await db.run(`update orders set check_at = null where check_at < now() - interval '4 days'`)
  return clearUnpaid()
}

// Where an order came from is of use to its limits only.
const FORGET_NETWORKS = `
  update orders set network = null
   where network is not null and placed_at < now() - interval '1 day' and status <> 'awaiting'
     and not (mode = 'COD' and status in ('placed', 'packed', 'shipped'))`

const AT_ONCE = 500

/** Orders that were never paid for: anybody with an account can make them, and nothing was ever sold. */
const clearUnpaid = () =>
  transaction(async tx => {
    const rows = await tx.query<{ id: string }>(UNPAID, [UNPAID_KEPT_DAYS, AT_ONCE])
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.run('delete from order_events where order_id = any($1)', [ids])
    await tx.run('delete from order_lines where order_id = any($1)', [ids])
    return tx.run('delete from orders where id = any($1)', [ids])
  })

const UNPAID = `
  select id from orders o
   where mode = 'ONLINE' and status in ('expired', 'cancelled') and placed_at < now() - make_interval(days => $1)
     and not exists (select 1 from payments p where p.order_id = o.id)
   order by placed_at limit $2 for update skip locked`

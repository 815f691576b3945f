import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { forgetRefusals } from './cod/refusals.ts'
import { deleteExpiredCodes } from './codes/delete-expired-codes.ts'
import { deleteOldSheets } from './courier-sheets/courier-sheet.ts'
import { db } from './db/pool.ts'
import { transaction } from './db/transaction.ts'
import { deleteStaleFiles } from './desk/things/uploads/delete-stale-files.ts'
import { deleteOldGuests } from './guests/delete-old-guests.ts'
import { endKeeping } from './privacy/end-of-keeping.ts'
import { runErasures } from './privacy/run-erasures.ts'
import { deleteOldMessages } from './webhooks/delete-old-messages.ts'

/** Rows that nobody needs any more. */
export async function deleteExpired(): Promise<number> {
  // A machine whose clock is slow may take a captcha for a while after its end.
  await db.run(`delete from used_captchas where expires_at < now() - interval '10 minutes'`)
  await db.run(`delete from counted_tries where greatest(until, wait_until) < now()`)
  // The provider repeats a webhook for a day; a month helps when a complaint is examined.
  await db.run(`delete from webhook_events where received_at < now() - interval '30 days'`)
  // A guest's cart is kept for seven days: a merge of a month ago is not repeated.
  await db.run(`delete from cart_merges where merged_at < now() - interval '30 days'`)
  await db.run(`delete from missed_searches where last_at < now() - interval '90 days'`)
  // No sale of more than a year says what was asked before.
  await db.run(`delete from prices_asked where until < now() - interval '400 days'`)
  await db.run(FORGET_NETWORKS)
  await forgetRefusals(db)
  // The origin of a complaint counts for an hour.
  await db.run(
    `update tickets set network = null where network is not null and created_at < now() - interval '1 day'`,
  )
  // A code that nobody could send, or that the practice phone has shown.
  await db.run(
    `update outbox set payload = '{}' where template = 'code' and payload <> '{}' and created_at < now() - interval '15 minutes'`,
  )
  await deleteExpiredCodes()
  for (const asked of ['desk_invites', 'desk_challenges', 'desk_mail_links'])
    await db.run(`delete from ${asked} where expires_at < now()`)
  await deleteStaleFiles()
  await db.run(`delete from desk_told_orders where told_at < now() - interval '1 day'`)
  // Invitations and sessions are personal; what was done stands in the book.
  await db.run(`delete from desk_sessions where seen_at < now() - interval '31 days'`)
  await db.run(`delete from desk_book where at < now() - make_interval(years => $1)`, [env.billsKeptYears])
  await db.run(`delete from practice_phones where created_at < now() - interval '30 days'`)
  // They belong to keys that are no longer the shop's, so nobody queried them during the days in which one does.
  await db.run(`update orders set check_at = null where check_at < now() - interval '4 days'`)
  const done =
    (await clearUnpaid()) + (await deleteOldMessages()) + (await deleteOldSheets(env.billsKeptYears))
  return done + (await runErasures()) + (await endKeeping()) + (await deleteOldGuests())
}

// The origin of an order is needed for its limits only.
const FORGET_NETWORKS = `
  update orders set network = null
   where network is not null and placed_at < now() - interval '1 day' and status <> 'awaiting'
     and not (mode = 'COD' and status in ('placed', 'packed', 'shipped'))`

const AT_ONCE = 500

/** Orders that were never paid: anybody with an account can create them, and nothing was sold. */
const clearUnpaid = () =>
  transaction(async tx => {
    const rows = await tx.query<{ id: string }>(UNPAID, [env.unsoldKeptDays, AT_ONCE])
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

import 'server-only'
import { db } from '../db/pool.ts'

/** How long what a webhook took, and what it never took, can be sent again. */
export const SENT_KEPT_DAYS = 7
export const DEAD_KEPT_DAYS = 30

const AT_ONCE = 5_000

/** Deletes old messages, so many at a time; tells how many. */
export const deleteOldMessages = async () => {
  await db.run(
    'update webhooks set old_secret = null, old_secret_until = null where old_secret_until < now()',
  )
  return db.run(OLD, [SENT_KEPT_DAYS, DEAD_KEPT_DAYS, AT_ONCE])
}

// Those of an address that was removed while they were written have nobody left to go to.
const OLD = `
  delete from webhook_messages where id in (
    (select id from webhook_messages where (sent_at is not null or dead_at is not null)
        and coalesce(sent_at, dead_at) < now() - make_interval(days => $1)
        and (sent_at is not null or dead_at < now() - make_interval(days => $2)) limit $3)
    union all
    (select id from webhook_messages m where not exists (select from webhooks w where w.id = m.webhook_id) limit $3))`

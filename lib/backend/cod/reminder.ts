import 'server-only'
import type { Db } from '../db/pool.ts'

/** The outbox key of an order's one reminder. */
export const reminderKey = (order: string) => `order-unconfirmed:${order}`

/** As it stands in the outbox: a message to a phone has one row, whichever channel sends it. */
export const REMINDER_OF = (order: string) => `'order-unconfirmed:' || ${order} || ':phone'`

/**
 * When the reminder reached the phone, if the channel can say so: by a provider's report, the seller's word, or that the
 * practice phone shows it. Null if nothing says so.
 */
export const REMINDED_AT = `
  case when m.channel in ('by-hand', 'practice') then m.sent_at else coalesce(m.delivered_at, m.read_at) end`

/** Gives up the reminder once the order is settled, so that neither a provider nor the seller still sends it. */
export const dropReminder = (tx: Db, order: string) => tx.run(DROP, [`${reminderKey(order)}:phone`])

const DROP = {
  name: 'drop-reminder',
  text: `update outbox set given_up_at = now(), last_error = null
          where key = $1 and sent_at is null and given_up_at is null and leased_until is null`,
}

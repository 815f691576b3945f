import 'server-only'
import { db } from '../db/pool.ts'

type UnsentMail = {
  id: number
  recipient: string
  template: string
  /** What it is about, where it is about an order. */
  order_id: string | null
  created_at: Date
  attempts: number
  last_error: string | null
  /** When it is tried next; null: it was given up. */
  due_at: Date | null
}

/** What was not sent at the first try, the oldest first: it waits for another, or was given up. */
export const unsentMails = () => db.query<UnsentMail>(UNSENT)

/** Those of these that were not sent are due at once, as if they were new; tells which. Without a list: all. */
export const resendMails = async (ids?: readonly number[]) =>
  (await db.query<{ id: number }>(RESEND, [ids ?? null])).map(({ id }) => id)

const UNSENT = `
  select id, recipient, template, payload->>'orderId' as order_id, created_at, attempts, last_error,
         case when given_up_at is null then due_at end as due_at
    from outbox where sent_at is null and last_error is not null order by id`

// One that is on its way just now is left to whoever sends it.
const RESEND = `
  update outbox set due_at = now(), attempts = 0, given_up_at = null
   where sent_at is null and last_error is not null and (leased_until is null or leased_until < now())
     and ($1::bigint[] is null or id = any($1))
   returning id`

import 'server-only'
import { db } from '../db/pool.ts'

type FailedMail = {
  id: number
  recipient: string
  template: string
  /** The order that it is about, if any. */
  order_id: string | null
  created_at: Date
  attempts: number
  last_error: string | null
  /** The time of the next try; null: it was given up. */
  due_at: Date | null
}

/** Mails whose first try failed, the oldest first: waiting for a retry, or given up. */
export const failedMails = () => db.query<FailedMail>(FAILED)

/** Makes the unsent ones of these due at once, as if they were new; returns them. Without a list: all. */
export const resendMails = async (ids?: readonly number[]) =>
  (await db.query<{ id: number }>(RESEND, [ids ?? null])).map(({ id }) => id)

const FAILED = `
  select id, recipient, template, payload->>'orderId' as order_id, created_at, attempts, last_error,
         case when given_up_at is null then due_at end as due_at
    from outbox where sent_at is null and last_error is not null order by id`

// A mail that is being sent right now is left alone.
const RESEND = `
  update outbox set due_at = now(), attempts = 0, given_up_at = null
   where sent_at is null and last_error is not null and (leased_until is null or leased_until < now())
     and ($1::bigint[] is null or id = any($1))
   returning id`

import 'server-only'
import type { WebhookEvent } from '#lib/desk/rules/webhook-events.ts'
import { db } from '../db/pool.ts'

export type Webhook = {
  id: number
  url: string
  events: WebhookEvent[]
  low_at: number
  created_at: Date
  off_at: Date | null
  off_why: '' | 'owner' | 'gone' | 'failing'
  failures: number
  failing_since: Date | null
  sent_at: Date | null
  old_secret_until: Date | null
  waiting: number
  dead: number
}

/** All addresses, with how many messages wait for each and how many were given up. */
export const listWebhooks = () => db.query<Webhook>(`${LIST} order by w.id`)

export const webhookOf = (id: number) => db.one<Webhook>(`${LIST} where w.id = $1`, [id])

export type WebhookMessage = {
  id: number
  type: string
  data: object
  at: Date
  attempts: number
  due_at: Date
  sent_at: Date | null
  dead_at: Date | null
  last_status: number | null
  last_error: string
}

/** The messages of an address, the newest first; `isDead`: those that were given up. */
export const messagesOf = async (id: number, isDead: boolean, page: number, size: number) => {
  const rows = await db.query<WebhookMessage>(MESSAGES, [id, isDead, size + 1, (page - 1) * size])
  return { messages: rows.slice(0, size), isMore: rows.length > size }
}

// Counted up to a bound: a shop that nobody listens to may have very many.
const COUNTED = 10_000
const count = (what: string) => `(select count(*)::int from (
  select from webhook_messages m where m.webhook_id = w.id and ${what} limit ${COUNTED}) counted)`

const LIST = `
  select w.id, w.url, w.events, w.low_at, w.created_at, w.off_at, w.off_why, w.failures, w.failing_since, w.sent_at,
         case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until,
         ${count('m.sent_at is null and m.dead_at is null')} as waiting, ${count('m.dead_at is not null')} as dead
    from webhooks w`

const MESSAGES = `
  select id, type, data, at, attempts, due_at, sent_at, dead_at, last_status, last_error from webhook_messages
   where webhook_id = $1 and ($2 = false or dead_at is not null) order by id desc limit $3 offset $4`

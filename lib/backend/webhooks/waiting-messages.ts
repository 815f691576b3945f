import 'server-only'
import { db } from '../db/pool.ts'

export type WaitingMessage = {
  id: number
  webhook: number
  url: string
  secret: Buffer
  old_secret: Buffer | null
  failures: number
  key: string
  type: string
  data: object
  at: Date
  attempts: number
}

/** Claims for 40 seconds the webhooks that have a message due and that no process is sending to; not those in `busy`. */
export const takeWebhooks = async (holder: string, busy: readonly number[]) =>
  (await db.query<{ id: number }>(TAKE, [holder, busy])).map(({ id }) => id)

/** The next message of a webhook that is held, which is held for another 40 seconds; the earliest first. */
export const nextMessage = (webhook: number, holder: string) =>
  db.one<WaitingMessage>(NEXT, [webhook, holder])

export const letGo = (webhook: number, holder: string) =>
  db.run('update webhooks set held_until = now() where id = $1 and holder = $2', [webhook, holder])

/** Taken. An address that comes back after failures is told at once, in order, what waits for it. */
export async function messageTaken({ id, webhook, failures }: WaitingMessage, status: number | undefined) {
  await db.run(TAKEN, [webhook, id, status ?? null])
  if (failures >= WAKES) await db.run(WAKE, [webhook])
}

/** Not taken: tried again after `waitMs`, unless its day is over; the address rests for `restMs`. */
export const messageRefused = (
  { id, webhook }: WaitingMessage,
  { status, why }: { status?: number; why: string },
  { waitMs, restMs }: { waitMs: number; restMs: number },
) =>
  db.one<{ failing_days: number }>(REFUSED, [
    webhook,
    id,
    status ?? null,
    why.slice(0, 300),
    waitMs / 1000,
    restMs / 1000,
  ])

const WAKES = 5

const HOLD = `interval '40 seconds'`
const WAITS = 'm.sent_at is null and m.dead_at is null'

const TAKE = {
  name: 'take-webhooks',
  text: `
    update webhooks set holder = $1, held_until = now() + ${HOLD} where id in (
      select w.id from webhooks w
       where w.off_at is null and w.held_until <= now() and w.rest_until <= now() and w.id <> all($2::int[])
         and exists (select from webhook_messages m where m.webhook_id = w.id and ${WAITS} and m.due_at <= now())
       order by w.id for update skip locked)
     returning id`,
}

const NEXT = {
  name: 'next-webhook-message',
  text: `
    with held as (
      update webhooks set held_until = now() + ${HOLD}
       where id = $1 and holder = $2 and off_at is null and rest_until <= now()
       returning id, url, secret, case when old_secret_until > now() then old_secret end as old_secret, failures)
    select m.id, held.id as webhook, held.url, held.secret, held.old_secret, held.failures, m.key, m.type, m.data, m.at, m.attempts
      from held join webhook_messages m on m.webhook_id = held.id
     where ${WAITS} and m.due_at <= now() order by m.due_at, m.id limit 1`,
}

const TAKEN = `
  with sent as (
    update webhook_messages set sent_at = now(), dead_at = null, attempts = attempts + 1, last_status = $3, last_error = ''
     where id = $2)
  update webhooks set failures = 0, failing_since = null, sent_at = now() where id = $1`

const WAKE = `update webhook_messages m set due_at = at where webhook_id = $1 and ${WAITS} and due_at > now()`

const REFUSED = `
  with refused as (
    update webhook_messages set attempts = attempts + 1, last_status = $3, last_error = $4,
           dead_at = case when now() >= since + interval '24 hours' then now() end,
           due_at = least(now() + make_interval(secs => $5), greatest(now(), since + interval '24 hours'))
     where id = $2 and sent_at is null)
  update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now()),
         rest_until = now() + make_interval(secs => $6)
   where id = $1
   returning extract(epoch from now() - failing_since)::float8 / 86400 as failing_days`

import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import type { MessageTemplate } from './channel-types.ts'

export type Waiting = {
  id: number
  key: string
  /** The name of what sends it. */
  channel: string
  recipient: string
  template: MessageTemplate
  payload: unknown
  attempts: number
  /** A process that took it before ended without a word of it. */
  wasTaken: boolean
}

/**
 * Takes the next message that is due, for two minutes: no other instance sends it meanwhile. Of these channels, or with
 * `others` of all but these.
 */
export const takeMail = (names: readonly string[] = [], others = true) =>
  db.one<Waiting>(TAKE, [names, !others])

export const mailSent = (id: number) =>
  db.run(`update outbox set sent_at = now(), payload = '{}', last_error = null where id = $1`, [id])

/**
 * What a provider has taken stays readable until it has arrived: another channel may have to take it, and has where the
 * provider's report came first. A code does not stay.
 */
export const messageSent = (
  { id, channel }: Pick<Waiting, 'id' | 'channel'>,
  providerId: string | undefined,
  isUncertain = false,
) => db.run(SENT, [id, channel, providerId ?? null, isUncertain])

/** It is not sent any more: nobody wants it, or its time is over. */
export const messageDropped = (id: number, why: string) => db.run(DROPPED, [id, why])

export const mailFailed = (id: number, error: string, retryInMs: number | undefined) =>
  db.run(FAILED, [id, error.slice(0, 500), retryInMs ?? null])

/** Sent messages, and those that wait for the seller, are deleted after the time in the settings. */
export const deleteExpiredMails = () => db.run(EXPIRED, [env.messagesKeptDays])

const EXPIRED = `
  delete from outbox
   where coalesce(sent_at, given_up_at) < now() - make_interval(days => $1)
      or (channel = 'by-hand' and created_at < now() - make_interval(days => $1))`

const TAKE = `
  with next as (
    select id, leased_until is not null as was_taken from outbox
    where sent_at is null and given_up_at is null and due_at <= now()
      and (leased_until is null or leased_until < now()) and (channel = any($1)) = $2
    order by due_at limit 1 for update skip locked)
  update outbox o set leased_until = now() + interval '2 minutes', attempts = attempts + 1
  from next where o.id = next.id
  returning o.id, key, channel, recipient, template, payload, attempts, was_taken as "wasTaken"`

const SENT = `
  update outbox set sent_at = now(), provider_id = coalesce($3, provider_id), uncertain = $4, last_error = null,
    payload = case when template = 'code' then '{}' else payload end
  where id = $1 and channel = $2`

const DROPPED = `
  update outbox set given_up_at = now(), failed_before = $2, last_error = null, payload = '{}' where id = $1`

const FAILED = `
  update outbox set last_error = $2, leased_until = null,
    due_at = now() + make_interval(secs => coalesce($3::float8, 0) / 1000),
    given_up_at = case when $3::float8 is null then now() end,
    payload = case when $3::float8 is null and template = 'code' then '{}' else payload end
  where id = $1`

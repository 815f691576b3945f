import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import type { MailTemplate } from './templates.ts'

export type Waiting = {
  id: number
  key: string
  /** The name of what sends it. */
  channel: string
  recipient: string
  template: MailTemplate
  payload: unknown
  attempts: number
}

/** Takes the next mail that is due, for two minutes: no other instance sends it meanwhile. */
export const takeMail = () => db.one<Waiting>(TAKE)

export const mailSent = (id: number) =>
  db.run(`update outbox set sent_at = now(), payload = '{}', last_error = null where id = $1`, [id])

export const mailFailed = (id: number, error: string, retryInMs: number | undefined) =>
  db.run(FAILED, [id, error.slice(0, 500), retryInMs ?? null])

/** What was sent is kept without its text, as long as the settings say. */
export const deleteExpiredMails = () =>
  db.run('delete from outbox where coalesce(sent_at, given_up_at) < now() - make_interval(days => $1)', [
    env.messagesKeptDays,
  ])

const TAKE = `
  update outbox set leased_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = (
    select id from outbox
    where sent_at is null and given_up_at is null and due_at <= now()
      and (leased_until is null or leased_until < now())
    order by due_at limit 1 for update skip locked)
  returning id, key, channel, recipient, template, payload, attempts`

const FAILED = `
  update outbox set last_error = $2, leased_until = null,
    due_at = now() + make_interval(secs => coalesce($3::float8, 0) / 1000),
    given_up_at = case when $3::float8 is null then now() end
  where id = $1`

import 'server-only'
import type { Db } from '../db/pool.ts'
import type { Channels, Person } from './channel-types.ts'
import { channels } from './channels.ts'
import type { MailPayload, MailTemplate } from './templates.ts'

type Mail<Name extends MailTemplate> = {
  /** The key of its cause: a mail with a known key is not queued again. */
  key: string
  to: string
  template: Name
  payload: MailPayload<Name>
  dueAt?: Date
}

/** Queues a message to a customer, once for each channel that can reach them with it. */
export async function queueMessage<Name extends MailTemplate>(
  on: Db,
  { key, to, template, payload }: Omit<Mail<Name>, 'to' | 'dueAt'> & { to: Person },
  by?: Channels,
) {
  for (const [channel, { recipientOf }] of by ?? (await channels())) {
    const recipient = recipientOf(to, template)
    // A mail's key is the bare one, by which older mails are known.
    const own = channel === 'mail' ? key : `${key}:${channel}`
    if (recipient) await on.run(QUEUE, [own, recipient, template, JSON.stringify(payload), null, channel])
  }
}

/** Runs in the transaction of its cause: neither the mail nor its cause is stored without the other. */
export const queueMail = <Name extends MailTemplate>(
  on: Db,
  { key, to, template, payload, dueAt }: Mail<Name>,
) => on.run(QUEUE, [key, to, template, JSON.stringify(payload), dueAt, 'mail'])

const QUEUE = {
  name: 'queue-mail',
  text: `
  insert into outbox (key, recipient, template, payload, due_at, channel)
  values ($1, $2, $3, $4, coalesce($5, now()), $6) on conflict (key) do nothing`,
}

/** The same to the seller, at the address that the shop shows its customers; nothing is sent if it shows none. */
export const queueSellerMail = <Name extends MailTemplate>(
  on: Db,
  { key, template, payload }: Pick<Mail<Name>, 'key' | 'template' | 'payload'>,
) => on.run(QUEUE_FOR_SELLER, [key, template, JSON.stringify(payload)])

const QUEUE_FOR_SELLER = {
  name: 'queue-seller-mail',
  text: `
  insert into outbox (key, recipient, template, payload)
  select $1, details->>'email', $2, $3 from shop where details->>'email' <> '' on conflict (key) do nothing`,
}

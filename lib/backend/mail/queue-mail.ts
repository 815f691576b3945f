import 'server-only'
import type { Db } from '../db/pool.ts'
import type { Channels, MessageTemplate, Person } from './channel-types.ts'
import { channels } from './channels.ts'
import type { PhoneTemplateName, PhoneTemplatePayload } from './phone/phone-templates.ts'
import type { MailPayload, MailTemplate } from './templates.ts'

type Payload<Name extends MessageTemplate> = Name extends MailTemplate
  ? MailPayload<Name>
  : Name extends PhoneTemplateName
    ? PhoneTemplatePayload<Name>
    : never

type Mail<Name extends MessageTemplate> = {
  /** The key of its cause: a mail with a known key is not queued again. */
  key: string
  to: string
  template: Name
  payload: Payload<Name>
  dueAt?: Date
}

type SellerMail<Name extends MailTemplate> = Pick<Mail<Name>, 'key' | 'template' | 'payload'>
type ToCustomer<Name extends MessageTemplate> = Omit<Mail<Name>, 'to' | 'dueAt'> & { to: Person }

/**
 * Queues a message to a customer once for each channel that can reach them. Of the channels to a phone only the first
 * is used. Returns the names of the channels.
 */
export async function queueMessage<Name extends MessageTemplate>(
  on: Db,
  { key, to, template, payload }: ToCustomer<Name>,
  by?: Channels,
): Promise<string[]> {
  return queueByChannels(on, { key, to, template, payload }, by)
}

/** A message to a customer and the seller's mail of the same cause: where both are mails, with one statement. */
export async function queueMessageAndSellerMail<Own extends MessageTemplate, Seller extends MailTemplate>(
  on: Db,
  message: ToCustomer<Own>,
  sellers: SellerMail<Seller>,
) {
  const queued = await queueByChannels(on, message, undefined, sellers)
  if (!queued.includes('mail')) await queueSellerMail(on, sellers)
}

async function queueByChannels<Name extends MessageTemplate>(
  on: Db,
  { key, to, template, payload }: ToCustomer<Name>,
  by?: Channels,
  sellers?: SellerMail<MailTemplate>,
): Promise<string[]> {
  const queued: string[] = []
  let isToPhone = false
  for (const [name, channel] of by ?? (await channels())) {
    const recipient = channel.recipientOf(to, template)
    if (!recipient || (isToPhone && channel.isForPhone)) continue
    if (channel.isForPhone) {
      isToPhone = true
      // No short text greets anybody by name.
      const fields = JSON.stringify({ ...payload, name: undefined })
      // One key for all channels to a phone: the same is never told by two of them.
      await on.run(QUEUE_TO_PHONE, [`${key}:phone`, recipient, template, fields, name, channel.unsent ?? ''])
    } else if (name === 'mail' && sellers) {
      const told = [sellers.key, sellers.template, JSON.stringify(sellers.payload)]
      await on.run(QUEUE_WITH_SELLERS, [key, recipient, template, JSON.stringify(payload), ...told])
    } else {
      // A mail's key is the bare one, by which older mails are known.
      const own = name === 'mail' ? key : `${key}:${name}`
      await on.run(QUEUE, [own, recipient, template, JSON.stringify(payload), null, name])
    }
    queued.push(name)
  }
  return queued
}

// As many as ten orders of a day need. Anybody can open an account with somebody else's number.
const MOST_A_DAY = 30

// After an opt-out only codes are sent, since they were asked for just now (Rule 98). Where there is no provider the
// message is never due: one that is shown on the page counts as sent, one that the seller sends by hand waits for them.
const QUEUE_TO_PHONE = {
  name: 'queue-to-phone',
  text: `
  insert into outbox (key, recipient, template, payload, channel, due_at, sent_at)
  select $1, $2, $3, $4, $5, case when $6 = 'by-hand' then 'infinity' else now() end,
         case when $6 = 'shown' then now() end
   where $3 = 'code' or not exists (select from message_stops where mobile = $2 and stopped)
         and (select count(*) from outbox
               where recipient = $2 and channel <> 'mail' and created_at > now() - interval '1 day') < ${MOST_A_DAY}
  on conflict (key) do nothing`,
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

const QUEUE_WITH_SELLERS = {
  name: 'queue-mail-with-sellers',
  text: `
  insert into outbox (key, recipient, template, payload)
  select * from (values ($1, $2, $3, $4::jsonb), ($5, (select details->>'email' from shop), $6, $7::jsonb))
    as both_mails (key, recipient, template, payload)
   where recipient <> '' on conflict (key) do nothing`,
}

/** The same to the seller, at the address that the shop shows its customers; nothing is sent if it shows none. */
export const queueSellerMail = <Name extends MailTemplate>(
  on: Db,
  { key, template, payload }: SellerMail<Name>,
) => on.run(QUEUE_FOR_SELLER, [key, template, JSON.stringify(payload)])

const QUEUE_FOR_SELLER = {
  name: 'queue-seller-mail',
  text: `
  insert into outbox (key, recipient, template, payload)
  select $1, details->>'email', $2, $3 from shop where details->>'email' <> '' on conflict (key) do nothing`,
}

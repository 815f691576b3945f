import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { noChannel } from '#messages/commands.ts'
import { every } from '../every.ts'
import { mailBranding } from './branding.ts'
import type { Message, Sender } from './channel.ts'
import { sendBy } from './channels/mail.ts'
import { channels } from './channels.ts'
import { cleanPayload } from './clean-typed-text.ts'
import { masked } from './masked.ts'
import { deleteExpiredMails, mailFailed, mailSent, takeMail, type Waiting } from './outbox.ts'
import { templates } from './templates.ts'
import type { MailTransport } from './transport.ts'

type Options = {
  senders?: Promise<Senders>
  /** What carries mails, and nothing else is sent. */
  post?: MailTransport
  pollMs?: number
  backOffMs?: (attempts: number) => number
}
/** By the name of their channel. */
type Senders = ReadonlyMap<string, Sender>

const MOST_ATTEMPTS = 12
const DELETE_EVERY_MS = 3_600_000

/** Sends the queued messages, after the responses, until it is stopped. */
export function startMailer({ post, senders, pollMs = 1_000, backOffMs = backOff }: Options = {}) {
  const opened = senders ?? (post ? Promise.resolve(new Map([['mail', sendBy(post)]])) : openAll())
  let deletedAt = 0
  const work = async () => {
    if (Date.now() - deletedAt > DELETE_EVERY_MS) {
      await deleteExpiredMails()
      for (const sender of (await opened).values()) await sender.deleteExpired?.()
      deletedAt = Date.now()
    }
    return sendNext(await opened, backOffMs)
  }
  // If the database is away, a mail that was not marked as sent is due again.
  const loop = every(work, { everyMs: pollMs, failed: 'The outbox could not be read:', restAfterFailure: 5 })
  return {
    stop: async () => {
      await loop.stop()
      for (const sender of (await opened).values()) sender.close()
    },
  }
}

const openAll = async (): Promise<Senders> =>
  new Map([...(await channels())].map(([name, { open }]) => [name, open(env.channels[name] ?? '')]))

async function sendNext(senders: Senders, backOffMs: (attempts: number) => number): Promise<boolean> {
  const mail = await takeMail()
  if (!mail) return false
  const sender = senders.get(mail.channel)
  try {
    if (!sender) throw new Error(noChannel(mail.channel))
    await sender.send(await messageOf(mail))
  } catch (error) {
    const retry =
      sender?.isForGood?.(error) || mail.attempts >= MOST_ATTEMPTS ? undefined : backOffMs(mail.attempts)
    const reason = error instanceof Error ? error.message : String(error)
    console.error(notSent(mail, reason, retry === undefined))
    await mailFailed(mail.id, reason, retry)
    return true
  }
  await mailSent(mail.id)
  return true
}

/** The recipient and subject, in a line that may be logged. */
function notSent({ id, template, recipient, payload }: Waiting, reason: string, isOver: boolean) {
  const { orderId } = payload as { orderId?: string }
  const about = orderId ? `${template}, order ${orderId}` : template
  const next = isOver ? `It is given up: npm run mails -- resend ${id} tries again.` : 'It is tried again.'
  return `Mail ${id} (${about}) to ${masked(recipient)} was not sent: ${reason.replace(/\s+/g, ' ').replaceAll(recipient, masked(recipient))}. ${next}`
}

async function messageOf({ key, recipient, template, payload }: Waiting): Promise<Message> {
  const branding = await mailBranding()
  const content = await templates[template](cleanPayload(template, payload) as never, branding)
  return { key, recipient, content, branding }
}

/** 10 s, 40 s, 3 min, 11 min, 43 min, then hourly. */
const backOff = (attempts: number) => Math.min(3_600_000, 2_500 * 4 ** attempts)

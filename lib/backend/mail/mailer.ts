import 'server-only'
import { env, typedKeysVersion } from '#lib/server/settings/env.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { noChannel } from '#messages/commands.ts'
import { codeIsOver, goesOnBy, notSentAgain, numberSaidStop, processEnded } from '#messages/providers.ts'
import { every } from '../every.ts'
import { mailBranding } from './branding.ts'
import type { Channels, Message, Sender } from './channel-types.ts'
import { sendBy } from './channels/mail.ts'
import { channels } from './channels.ts'
import { cleanPayload } from './clean-typed-text.ts'
import type { MailBranding } from './mail-content.ts'
import { masked } from './masked.ts'
import {
  deleteExpiredMails,
  mailFailed,
  mailSent,
  messageDropped,
  messageSent,
  takeMail,
  type Waiting,
} from './outbox.ts'
import { passToNextChannel } from './pass-to-next-channel.ts'
import { isStopped } from './phone/is-stopped.ts'
import { fillPhoneTemplate, isPhoneTemplate } from './phone/phone-templates.ts'
import { type MailTemplate, templates } from './templates.ts'
import type { MailTransport } from './transport.ts'

type Options = {
  senders?: Promise<Senders>
  /** The channels of these senders. */
  by?: Channels
  /** What carries mails, and nothing else is sent. */
  post?: MailTransport
  pollMs?: number
  backOffMs?: (attempts: number) => number
}
/** By the name of their channel. */
type Senders = ReadonlyMap<string, Sender>
type Work = { senders: Senders; by: Channels; backOffMs: (attempts: number) => number }

const MOST_ATTEMPTS = 12
// About an hour: then the next channel has it.
const MOST_ATTEMPTS_TO_PHONE = 6
const DELETE_EVERY_MS = 3_600_000

/** Sends the queued messages, after the responses, until it is stopped. */
export function startMailer({ post, senders, by, pollMs = 1_000, backOffMs = backOff }: Options = {}) {
  const given = senders ?? (post ? Promise.resolve(new Map([['mail', sendBy(post)]])) : undefined)
  const own = given ? { now: () => given, close: () => closeAll(given) } : openAsKeysAre()
  const work = async (): Promise<Work> => ({
    senders: await own.now(),
    by: by ?? (senders || post ? new Map() : await channels()),
    backOffMs,
  })
  let deletedAt = 0
  const sendMails = async () => {
    const all = await work()
    if (Date.now() - deletedAt > DELETE_EVERY_MS) {
      await deleteExpiredMails()
      for (const sender of all.senders.values()) await sender.deleteExpired?.()
      deletedAt = Date.now()
    }
    return sendNext(all, toPhones(all.by), true)
  }
  // A slow provider of messages to phones does not hold up the mails.
  const sendToPhones = async () => {
    const all = await work()
    const names = toPhones(all.by)
    return names.length > 0 && sendNext(all, names, false)
  }
  // If the database is away, a mail that was not marked as sent is due again.
  const loops = [sendMails, sendToPhones].map(send =>
    every(send, { everyMs: pollMs, failed: 'The outbox could not be read:', restAfterFailure: 5 }),
  )
  return {
    stop: async () => {
      await Promise.all(loops.map(loop => loop.stop()))
      await own.close()
    },
  }
}

/** The channels that are set up; opened anew when the owner has typed other keys. */
function openAsKeysAre() {
  let opened = { version: typedKeysVersion(), senders: openAll() }
  const now = () => {
    const version = typedKeysVersion()
    if (version !== opened.version) {
      closeAll(opened.senders).catch(console.error)
      opened = { version, senders: openAll() }
    }
    return opened.senders
  }
  return { now, close: () => closeAll(opened.senders) }
}

const closeAll = async (senders: Promise<Senders>) => {
  for (const sender of (await senders).values()) sender.close()
}

const openAll = async (): Promise<Senders> =>
  new Map([...(await channels())].map(([name, { open }]) => [name, open(env.channels[name] ?? '')]))

const toPhones = (by: Channels) => [...by].flatMap(([name, { isForPhone }]) => (isForPhone ? [name] : []))

async function sendNext(all: Work, names: readonly string[], others: boolean): Promise<boolean> {
  const mail = await takeMail(names, others)
  if (!mail) return false
  const sender = all.senders.get(mail.channel)
  const isForPhone = all.by.get(mail.channel)?.isForPhone
  let note: Note
  try {
    if (!sender) throw new Error(noChannel(mail.channel))
    note = await (isForPhone ? sendToPhone : sendByMail)(mail, sender)
  } catch (error) {
    await (isForPhone ? notSentToPhone : notSentByMail)(mail, error, all)
    return true
  }
  // If this fails, it was sent all the same: it is no failure of sending.
  await note()
  return true
}

/** Writes down what became of a message. */
type Note = () => Promise<unknown>

async function sendByMail(mail: Waiting, sender: Sender): Promise<Note> {
  const to = await addressed(mail)
  await sender.send({ ...to, content: await contentOf(mail, to.branding) })
  return () => mailSent(mail.id)
}

/** A provider takes each message once: what may be sent already is not handed over again. */
async function sendToPhone(mail: Waiting, sender: Sender): Promise<Note> {
  const { id, recipient, template, payload, wasTaken } = mail
  if (!isPhoneTemplate(template)) return () => messageDropped(id, noChannel(template))
  if (template !== 'code' && (await isStopped(recipient))) return () => messageDropped(id, numberSaidStop)
  if (isOver(payload)) return () => messageDropped(id, codeIsOver)
  if (wasTaken && sender.mayBeSent) {
    console.error(notSent(mail, processEnded, notSentAgain))
    return () => messageSent(mail, undefined, true)
  }
  const to = await addressed(mail)
  const short = await fillPhoneTemplate(template, payload, to.branding.shop)
  const providerId = await sender.send({ ...to, short })
  return () => messageSent(mail, providerId)
}

const isOver = (payload: unknown) => {
  const { until } = payload as { until?: string }
  return until !== undefined && Date.parse(until) < shopNow()
}

async function notSentToPhone(mail: Waiting, error: unknown, { senders, by, backOffMs }: Work) {
  const sender = senders.get(mail.channel)
  const reason = reasonOf(error)
  if (sender?.mayBeSent?.(error)) {
    console.error(notSent(mail, reason, notSentAgain))
    await messageSent(mail, undefined, true)
  } else if (sender?.isForGood?.(error) || mail.attempts >= MOST_ATTEMPTS_TO_PHONE) {
    const next = await passToNextChannel(mail, reason, by)
    console.error(notSent(mail, reason, next ? goesOnBy(next) : GIVEN_UP(mail.id)))
    if (!next) await mailFailed(mail.id, reason, undefined)
  } else {
    console.error(notSent(mail, reason, AGAIN))
    await mailFailed(mail.id, reason, backOffMs(mail.attempts))
  }
}

async function notSentByMail(mail: Waiting, error: unknown, { senders, backOffMs }: Work) {
  const isForGood = senders.get(mail.channel)?.isForGood?.(error)
  const retry = isForGood || mail.attempts >= MOST_ATTEMPTS ? undefined : backOffMs(mail.attempts)
  const reason = reasonOf(error)
  console.error(notSent(mail, reason, retry === undefined ? GIVEN_UP(mail.id) : AGAIN))
  await mailFailed(mail.id, reason, retry)
}

const GIVEN_UP = (id: number) => `It is given up: npm run mails -- resend ${id} tries again.`
const AGAIN = 'It is tried again.'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The recipient and subject, in a line that may be logged. */
function notSent({ id, template, recipient, payload }: Waiting, reason: string, next: string) {
  const { orderId } = payload as { orderId?: string }
  const about = orderId ? `${template}, order ${orderId}` : template
  return `Mail ${id} (${about}) to ${masked(recipient)} was not sent: ${reason.replace(/\s+/g, ' ').replaceAll(recipient, masked(recipient))}. ${next}`
}

const addressed = async ({ key, recipient }: Waiting): Promise<Message> => ({
  key,
  recipient,
  branding: await mailBranding(),
})

async function contentOf({ template, payload }: Waiting, branding: MailBranding) {
  const letter = templates[template as MailTemplate]
  return letter(cleanPayload(template, payload) as never, branding)
}

/** 10 s, 40 s, 3 min, 11 min, 43 min, then hourly. */
const backOff = (attempts: number) => Math.min(3_600_000, 2_500 * 4 ** attempts)

import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/server/settings/env.ts'
import { mailBranding } from './branding.ts'
import { render } from './mail-content.ts'
import { masked } from './masked.ts'
import { deleteExpiredMails, mailFailed, mailSent, takeMail, type Waiting } from './outbox.ts'
import { templates } from './templates.ts'
import { fileTransport, type MailTransport, smtpTransport } from './transport.ts'
import { cleanPayload } from './typed-text.ts'

type Options = { post?: MailTransport; pollMs?: number; backOffMs?: (attempts: number) => number }

const MOST_ATTEMPTS = 12
const DELETE_EVERY_MS = 3_600_000

/** Sends what the outbox holds, after the answers, until it is stopped. */
export function startMailer({ post = defaultPost(), pollMs = 1_000, backOffMs = backOff }: Options = {}) {
  const stopping = new AbortController()
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  const work = async () => {
    let deletedAt = 0
    while (!stopping.signal.aborted) {
      try {
        if (Date.now() - deletedAt > DELETE_EVERY_MS) {
          await deleteExpiredMails()
          await post.deleteExpired?.()
          deletedAt = Date.now()
        }
        if (!(await sendNext(post, backOffMs))) await rest(pollMs)
      } catch (error) {
        // The database is away: whatever was not marked as sent is due again.
        console.error('The outbox could not be read:', error)
        await rest(5 * pollMs)
      }
    }
    post.close()
  }
  const done = work()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

async function sendNext(post: MailTransport, backOffMs: (attempts: number) => number): Promise<boolean> {
  const mail = await takeMail()
  if (!mail) return false
  try {
    await post.send(await parcel(mail))
  } catch (error) {
    const retry = isForGood(error) || mail.attempts >= MOST_ATTEMPTS ? undefined : backOffMs(mail.attempts)
    const reason = error instanceof Error ? error.message : String(error)
    console.error(notSent(mail, reason, retry === undefined))
    await mailFailed(mail.id, reason, retry)
    return true
  }
  await mailSent(mail.id)
  return true
}

/** To whom and about what, in a line that may be kept. */
function notSent({ id, template, recipient, payload }: Waiting, reason: string, isOver: boolean) {
  const { orderId } = payload as { orderId?: string }
  const about = orderId ? `${template}, order ${orderId}` : template
  const next = isOver ? `It is given up: npm run mails -- resend ${id} tries again.` : 'It is tried again.'
  return `Mail ${id} (${about}) to ${masked(recipient)} was not sent: ${reason.replace(/\s+/g, ' ').replaceAll(recipient, masked(recipient))}. ${next}`
}

async function parcel({ key, recipient, template, payload }: Waiting) {
  const paper = await mailBranding()
  const letter = await templates[template](cleanPayload(template, payload) as never, paper)
  return {
    ...render(letter, paper),
    from: env.mailFrom.includes('<') ? env.mailFrom : { name: paper.shop, address: env.mailFrom },
    to: recipient,
    // The same mail has the same id, should it ever be handed over twice.
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(env.siteUrl).hostname}>`,
  }
}

const defaultPost = () =>
  env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(path.join(env.dataDir, 'outbox'))

/** 10 s, 40 s, 3 min, 11 min, 43 min, then hourly. */
const backOff = (attempts: number) => Math.min(3_600_000, 2_500 * 4 ** attempts)

/** The server knows no such recipient: asking again would only annoy it. */
const isForGood = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  'command' in error &&
  error.command === 'RCPT TO'

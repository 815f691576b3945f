import 'server-only'
import { randomUUID } from 'node:crypto'
import { secretUnreadable } from '#messages/webhooks.ts'
import { failpoint } from '../failpoints.ts'
import { POST_LIMITS, type Posted, type PostLimits, postWebhook } from './post-webhook.ts'
import { signedWebhook } from './signed-webhook.ts'
import { turnOffWebhook } from './turn-off-webhook.ts'
import {
  letGo,
  messageRefused,
  messageTaken,
  nextMessage,
  takeWebhooks,
  type WaitingMessage,
} from './waiting-messages.ts'

/** Nothing but failures for so many days: it is turned off. */
const FAILING_DAYS = 5

/**
 * Sends what webhooks are told. Each address has one message on its way at a time, and all addresses are served beside
 * each other: one that hangs holds up nobody else. There are at most MOST_WEBHOOKS, so that is bounded too.
 */
export function webhookSender(limits: PostLimits = POST_LIMITS) {
  const holder = randomUUID()
  const underWay = new Map<number, Promise<void>>()
  const stopping = new AbortController()

  const serve = async (webhook: number) => {
    try {
      while (!stopping.signal.aborted) {
        const message = await nextMessage(webhook, holder)
        if (!message) break
        const posted = await post(message, { ...limits, signal: stopping.signal })
        if (stopping.signal.aborted && !posted.isTaken) break
        await failpoint('webhook-posted')
        await note(message, posted)
      }
      await letGo(webhook, holder)
    } catch (error) {
      console.error(`Webhook ${webhook} could not be served, and is tried again:`, error)
    } finally {
      underWay.delete(webhook)
    }
  }

  return {
    /** Begins to serve the webhooks that wait for it; returns how many. It does not wait for them. */
    send: async () => {
      const due = await takeWebhooks(holder, [...underWay.keys()])
      for (const webhook of due) underWay.set(webhook, serve(webhook))
      return due.length
    },
    /** Resolves when nothing is on its way any more. */
    idle: () => Promise.all(underWay.values()),
    /** Breaks off what is on its way: it is sent again later. */
    stop: async () => {
      stopping.abort()
      await Promise.all(underWay.values())
    },
  }
}

async function post(message: WaitingMessage, limits: PostLimits): Promise<Posted> {
  const signed = signedWebhook({ ...message, id: message.webhook }, message)
  if (!signed) return { isTaken: false, why: secretUnreadable }
  return postWebhook(new URL(message.url), signed.headers, signed.body, limits)
}

const GONE = 410

async function note(message: WaitingMessage, { isTaken, status, why }: Posted) {
  if (isTaken) return messageTaken(message, status)
  const { failing_days: days = 0 } =
    (await messageRefused(
      message,
      { why, ...(status !== undefined && { status }) },
      { waitMs: waitOf(message.attempts), restMs: restOf(message.failures) },
    )) ?? {}
  if (status === GONE) await turnOffWebhook(message.webhook, 'gone')
  else if (days >= FAILING_DAYS) await turnOffWebhook(message.webhook, 'failing')
}

/** 5 s, 20 s, 80 s, 5 min, 21 min, then hourly; a fifth sooner or later, so that not all come back at once. */
export const waitOf = (attempts: number, random = Math.random()) =>
  Math.min(3_600_000, 5_000 * 4 ** Math.min(attempts, 8)) * (0.8 + 0.4 * random)

/** An address that does not answer is not asked for each of its messages: 1 s, 2 s … up to a minute between two. */
const restOf = (failures: number) => Math.min(60_000, 1_000 * 2 ** Math.min(failures, 8))

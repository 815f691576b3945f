import 'server-only'
import { randomUUID } from 'node:crypto'
import { noWebhook, secretUnreadable, webhookAnswered, webhookNotTaken } from '#messages/webhooks.ts'
import { db } from '../db/pool.ts'
import type { WebhookChange } from './change-webhooks.ts'
import { postWebhook } from './post-webhook.ts'
import { signedWebhook } from './signed-webhook.ts'

/** Sends one message of the type "test" now, and tells what the address said to it. */
export async function tryWebhook(id: number): Promise<WebhookChange> {
  const webhook = await db.one<{ id: number; url: string; secret: Buffer; old_secret: Buffer | null }>(
    WEBHOOK,
    [id],
  )
  if (!webhook) return { done: false, message: noWebhook(id) }
  const signed = signedWebhook(webhook, { key: randomUUID(), type: 'test', at: new Date(), data: {} })
  if (!signed) return { done: false, message: secretUnreadable }
  const { isTaken, status, why } = await postWebhook(new URL(webhook.url), signed.headers, signed.body)
  return isTaken
    ? { done: true, message: webhookAnswered(status ?? 0), id, url: webhook.url }
    : { done: false, message: webhookNotTaken(why), id, url: webhook.url }
}

const WEBHOOK = `
  select id, url, secret, case when old_secret_until > now() then old_secret end as old_secret from webhooks where id = $1`

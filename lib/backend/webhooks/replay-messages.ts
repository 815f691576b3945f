import 'server-only'
import { noSuchMessage, noWebhook, replayed, turnOnFirst } from '#messages/webhooks.ts'
import { db } from '../db/pool.ts'
import type { WebhookChange } from './change-webhooks.ts'

type Replayed = {
  /** Only this one. */
  message?: number | undefined
  /** All that was given up, or with `isAll` all, that happened since. */
  since?: Date | undefined
  isAll?: boolean | undefined
}

/** Makes messages due again, each for a day, under the id that they have. */
export async function replayMessages(
  id: number,
  { message, since, isAll = false }: Replayed,
): Promise<WebhookChange> {
  const webhook = await db.one<{ url: string; off_at: Date | null }>(
    'select url, off_at from webhooks where id = $1',
    [id],
  )
  if (!webhook) return { done: false, message: noWebhook(id) }
  if (webhook.off_at) return { done: false, message: turnOnFirst(id) }
  const count = message
    ? await db.run(`${AGAIN} and id = $2`, [id, message])
    : await db.run(`${AGAIN} and at >= $2 and ($3 or dead_at is not null)`, [id, since ?? new Date(0), isAll])
  if (message && count === 0) return { done: false, message: noSuchMessage(message) }
  // It is tried at once, whatever failed before.
  await db.run('update webhooks set rest_until = now() where id = $1', [id])
  return { done: true, message: replayed(count), id, url: webhook.url }
}

// In the order in which they happened.
const AGAIN = `
  update webhook_messages set sent_at = null, dead_at = null, since = now(), due_at = least(at, now()), attempts = 0
   where webhook_id = $1 and (sent_at is not null or dead_at is not null)`

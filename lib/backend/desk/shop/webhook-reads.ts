import 'server-only'
import { listWebhooks, messagesOf, webhookOf } from '../../webhooks/webhook-list.ts'

const SHOWN = 25

export const readWebhooks = async () => ({ webhooks: await listWebhooks() })

/** One address, and what it was told; undefined: there is none. */
export async function readWebhook({ id, isDead, page }: { id: number; isDead: boolean; page: number }) {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return undefined
  const webhook = await webhookOf(id)
  return webhook && { webhook, isDead, page, ...(await messagesOf(id, isDead, page, SHOWN)) }
}

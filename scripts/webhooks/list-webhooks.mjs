import { listWebhooks, messagesOf } from '#lib/backend/webhooks/webhook-list.ts'
import { becameOf, noMessagesYet, noNumber, noWebhooksYet, webhookLines } from '#messages/cli-webhooks.ts'

const SHOWN = 50

export async function listAll() {
  const webhooks = await listWebhooks()
  if (webhooks.length === 0) console.log(noWebhooksYet)
  for (const webhook of webhooks) console.log(webhookLines(webhook).join('\n'))
  return 0
}

/** The newest messages of an address, or of those that were given up. */
export async function listMessages(name, isDead) {
  if (!/^\d{1,9}$/.test(name)) {
    console.error(noNumber(name))
    return 1
  }
  const { messages: sent } = await messagesOf(Number(name), isDead, 1, SHOWN)
  if (sent.length === 0) console.log(noMessagesYet)
  for (const message of sent)
    console.log([message.id, message.at.toISOString(), message.type, becameOf(message)].join('  '))
  return 0
}

import 'server-only'
import { shopNow } from '#lib/server/shop-clock.ts'
import { signWebhook, unsealWebhookSecret } from './webhook-secret.ts'

type Keys = { id: number; secret: Buffer; old_secret: Buffer | null }
type Told = { key: string; type: string; at: Date; data: object }

/** A message as it is sent now: its body and its headers; undefined where its secret cannot be read any more. */
export function signedWebhook(
  { id, secret, old_secret: old }: Keys,
  { key, type, at, data }: Told,
  now = shopNow(),
) {
  const secrets = [secret, old].flatMap(sealed => (sealed && unsealWebhookSecret(id, sealed)) ?? [])
  if (secrets.length === 0) return undefined
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const timestamp = Math.floor(now / 1000)
  const name = `msg_${key.replaceAll('-', '')}`
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'haat',
      'webhook-id': name,
      'webhook-timestamp': String(timestamp),
      // Until the old secret ends, either of them counts.
      'webhook-signature': secrets.map(each => signWebhook(each, name, timestamp, body)).join(' '),
    },
  }
}

import 'server-only'
import { type Db, db } from '../../../db/pool.ts'
import { newId } from './ledger.ts'
import { webhookSignature } from './signing.ts'

/** Stores an event for the merchant in the transaction in which it happens. */
export const noteEvent = (tx: Db, event: string, entities: Record<string, object>) =>
  tx.run('insert into practice.events (id, body) values ($1, $2)', [
    newId('evt'),
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_practice',
      event,
      contains: Object.keys(entities),
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
      created_at: Math.floor(Date.now() / 1000),
    }),
  ])

type Event = { id: string; body: string; attempts: number }
type Target = { url: string; secret: string }

/** Sends the merchant all events that are due: at least once each, with growing delays until it answers 2xx. */
export async function deliverEvents({ url, secret }: Target): Promise<number> {
  const due = await db.query<Event>(
    `update practice.events set attempts = attempts + 1, next_at = now() + least(3600, power(2, attempts)) * interval '1 second'
      where id in (select id from practice.events where delivered_at is null and next_at <= now() and attempts < 24
                    order by next_at limit 20 for update skip locked)
      returning id, body, attempts`,
  )
  const delivered = await Promise.all(due.map(event => deliver(event, url, secret)))
  return delivered.filter(Boolean).length
}

async function deliver({ id, body }: Event, url: string, secret: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhookSignature(body, secret),
      'x-razorpay-event-id': id,
    },
    body,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  await response?.body?.cancel()
  if (!response?.ok) return false
  await db.run('update practice.events set delivered_at = now() where id = $1', [id])
  return true
}

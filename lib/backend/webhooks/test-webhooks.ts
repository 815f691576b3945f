import 'server-only'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import { db } from '../db/pool.ts'
import { addWebhook } from './change-webhooks.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: Received) => unknown

/** For tests: a receiver on this machine that does what it is told. It ends with the file. */
export function testReceiver() {
  const received: Received[] = []
  let answer: Answer = response => response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
    received.push(one)
    answer(response, one)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    url: (path = '/hooks') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answers: (next: Answer) => {
      answer = next
    },
    /** What it was told, by type. */
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
  }
}

/** Adds an address that must be taken; its number and its secret. */
export async function listen(url: string, events: readonly string[] = WEBHOOK_EVENTS, lowAt = 3) {
  const { done, message, id = 0, secret = '' } = await addWebhook({ url, events, lowAt })
  if (!done) throw new Error(message)
  return { id, secret }
}

export const forgetWebhooks = async () => {
  await db.run('delete from webhooks')
  await db.run('delete from webhook_messages')
}

/** What is written down, the earliest first. */
export const written = (type = '%') =>
  db.query<{ type: string; data: Record<string, unknown> }>(
    'select type, data from webhook_messages where type like $1 order by id',
    [type],
  )

/** A message about nothing, for what is about sending. */
export const write = async (webhook: number, type = 'order.placed') =>
  (
    await db.one<{ id: number }>(
      `insert into webhook_messages (webhook_id, type, data) values ($1, $2, '{"order_id": "X"}') returning id`,
      [webhook, type],
    )
  )?.id ?? 0

export const stateOf = (id: number) =>
  db.one<{ attempts: number; sent: boolean; dead: boolean; last_status: number | null; last_error: string }>(
    `select attempts, sent_at is not null as sent, dead_at is not null as dead, last_status, last_error
       from webhook_messages where id = $1`,
    [id],
  )

/** Lets time pass for an address: all that is written there becomes older, and what it waits for comes nearer. */
export const passTime = async (hours: number) => {
  await db.run(
    `update webhook_messages set at = at - make_interval(mins => $1), since = since - make_interval(mins => $1),
       due_at = due_at - make_interval(mins => $1), dead_at = dead_at - make_interval(mins => $1),
       sent_at = sent_at - make_interval(mins => $1)`,
    [Math.round(hours * 60)],
  )
  await db.run(
    `update webhooks set rest_until = rest_until - make_interval(mins => $1), failing_since = failing_since - make_interval(mins => $1),
       held_until = held_until - make_interval(mins => $1)`,
    [Math.round(hours * 60)],
  )
}

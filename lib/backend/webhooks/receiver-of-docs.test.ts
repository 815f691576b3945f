import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-ports.mjs'
import { withTestDatabase } from '../db/test-database.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { addWebhook, newSecretOf } from './change-webhooks.ts'
import { replayMessages } from './replay-messages.ts'
import { stateOf } from './test-webhooks.ts'
import { tryWebhook } from './try-webhook.ts'
import { messagesOf } from './webhook-list.ts'
import { webhookSender } from './webhook-sender.ts'

withTestDatabase()

const folder = mkdtempSync(path.join(os.tmpdir(), 'receiver-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The program of docs/webhooks.md, as whoever reads it starts it. */
async function startReceiver(port: number, secret: string) {
  const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? []
  const file = path.join(folder, 'receiver.ts')
  writeFileSync(file, program)
  const child = spawn(process.execPath, ['--experimental-strip-types', '--no-warnings', file], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', data => {
    printed += data
  })
  for (;;) {
    const is = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' }).catch(() => undefined)
    if (is) return { printed: () => printed, refused: is.status, stop: () => child.kill() }
    await sleep(20)
  }
}

test('the receiver of the document takes what the shop sends, each once, and refuses what others send', async () => {
  await addProduct({ id: 1 })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { id = 0, secret = '' } = await addWebhook({ url, events: ['order.placed'], lowAt: 3 })
  const receiver = await startReceiver(port, secret)
  const sender = webhookSender()
  const sendAll = async () => {
    while ((await sender.send()) > 0) await sender.idle()
  }
  try {
    expect(receiver.refused).toBe(401)
    expect(await tryWebhook(id)).toMatchObject({ done: true, message: expect.stringContaining('204') })
    const { coorderid } = await order(await newBuyer(), 'COD', [{ id: 1 }])
    await sendAll()
    const [message] = (await messagesOf(id, false, 1, 5)).messages
    expect(await stateOf(message?.id ?? 0)).toMatchObject({ sent: true, last_status: 204 })
    // Sent again it has the same id, which the receiver knows.
    await replayMessages(id, { isAll: true })
    await sendAll()
    const lines = receiver.printed().trim().split('\n')
    expect(lines.filter(line => line.includes(coorderid))).toHaveLength(1)
    // Another's secret, and a message of an hour ago.
    const { secret: next = '' } = await newSecretOf(id)
    const headers = await signedBy(next, Date.now())
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(401)
    const old = await signedBy(secret, Date.now() - 3_600_000)
    expect((await fetch(url, { method: 'POST', headers: old, body: '{}' })).status).toBe(401)
    const now = await signedBy(secret, Date.now())
    expect((await fetch(url, { method: 'POST', headers: now, body: '{"more":1}' })).status).toBe(401)
    expect((await fetch(url, { method: 'POST', headers: now, body: '{}' })).status).toBe(204)
    // The shop signs with both for a day: the receiver that has the old one goes on.
    expect(await tryWebhook(id)).toMatchObject({ done: true })
  } finally {
    receiver.stop()
    await sender.stop()
  }
})

async function signedBy(secret: string, now: number) {
  const { signWebhook } = await import('./webhook-secret.ts')
  const timestamp = Math.floor(now / 1000)
  return {
    'webhook-id': 'msg_forged',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook(secret, 'msg_forged', timestamp, '{}'),
  }
}

import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { withSpareDatabase } from '../db/test-database.ts'
import { secret } from '../secrets.ts'
import type { Attempt } from './practice/service/money.ts'
import { PRACTICE_KEY_ID } from './practice/settings.ts'
import { type PaymentSettings, setPaymentSettings } from './settings.ts'
import { receiveWebhook } from './webhook.ts'

export type SentWebhook = { raw: Buffer; signature: string; eventId: string }
export type Paid = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}
export type Ledger = {
  orders: { id: string; amount: number; receipt: string }[]
  payments: { id: string; order_id: string; amount: number; currency: string; status: string }[]
  refunds: { id: string; payment_id: string; amount: number }[]
}

/**
 * For tests: the practice provider as a process of its own with its own tables, and the shop's webhook as a server.
 * `deliver` takes the webhooks: by default the shop does.
 */
export function withPracticeGateway() {
  const books = withSpareDatabase(async () => {
    child.kill()
    await once(child, 'exit')
    webhooks.closeAllConnections()
    webhooks.close()
  })
  const gateway = {
    settings: {} as PaymentSettings,
    webhookUrl: '',
    deliver: deliverWebhook as (event: SentWebhook) => Promise<number>,
    pay: (attempt: Attempt) => control<Paid>('POST', 'payments', attempt),
    ledger: () => control<Ledger>('GET', 'ledger'),
    /** Runs this while the provider is away. */
    whileDown: async (work: () => Promise<void>) => {
      setPaymentSettings({ ...gateway.settings, apiUrl: `http://${NOBODY_LISTENS}` })
      await work().finally(() => setPaymentSettings(gateway.settings))
    },
  }
  const control = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const { apiUrl, keyId, keySecret } = gateway.settings
    const response = await fetch(`${apiUrl}/v1/practice/${path}`, {
      method,
      headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The practice provider: ${await response.text()}`)
    return response.json()
  }

  let webhooks: Server
  let child: ChildProcess
  beforeAll(async () => {
    webhooks = createServer(async (request, response) => {
      const event = await read(request)
      response.writeHead(await gateway.deliver(event)).end()
    })
    await new Promise<void>(resolve => webhooks.listen(0, '127.0.0.1', resolve))
    gateway.webhookUrl = `http://127.0.0.1:${(webhooks.address() as AddressInfo).port}/webhook`
    child = startGateway(books.url, gateway.webhookUrl)
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    const apiUrl = String(line).trim()
    gateway.settings = {
      provider: 'practice',
      keyId: PRACTICE_KEY_ID,
      keySecret: secret('practice-key'),
      webhookSecrets: [secret('practice-webhook')],
      apiUrl,
      scriptUrl: `${apiUrl}/v1/checkout.js`,
      hostedUrl: `${apiUrl}/v1/checkout/embedded`,
      practice: true,
    }
    setPaymentSettings(gateway.settings)
  })
  return gateway
}

/** Delivers a webhook to the shop. */
export const deliverWebhook = ({ raw, signature, eventId }: SentWebhook) =>
  receiveWebhook(raw, new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId }))

const startGateway = (databaseUrl: string, webhookUrl: string) =>
  spawn(
    process.execPath,
    [
      '--experimental-strip-types',
      '--disable-warning=ExperimentalWarning',
      '--conditions=react-server',
      'scripts/practice-gateway.mjs',
    ],
    {
      env: {
        ...process.env,
        PORT: '',
        DATABASE_URL: databaseUrl,
        WEBHOOK_URL: webhookUrl,
        PRACTICE_CONTROL: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )

async function read(request: IncomingMessage): Promise<SentWebhook> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return {
    raw: Buffer.concat(chunks),
    signature: String(request.headers['x-razorpay-signature']),
    eventId: String(request.headers['x-razorpay-event-id']),
  }
}

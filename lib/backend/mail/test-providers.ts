import 'server-only'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import type { Channel, Channels } from './channel-types.ts'

// For tests: servers with the protocols of WhatsApp's Cloud API and of MSG91, as their documents describe them. Each field
// of a request is checked, and what is unknown or missing is answered as the provider does.

export const WHATSAPP = {
  phoneId: '106540352242922',
  token: 'EAAG-secret-token',
  appSecret: 'app-secret',
  verifyToken: 'verify-me',
}
export const MSG91 = { authKey: 'msg91-secret-key', sender: 'NHAATS', webhookKey: 'webhook-key-of-16' }

export type Fault = { status: number; body: unknown } | 'silent' | 'cut' | 'taken-and-silent'

export type Provider = {
  address: string
  /** The requests that were taken, in their order. */
  taken: Taken[]
  /** Every request, with those that were refused. */
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  /** What happens to the next requests, one each; then they are taken. */
  faults: Fault[]
  close: () => Promise<void>
}
type Taken = { id: string; body: unknown }

/** Keys and template names as a seller sets them up. Called before the first message; the file is read once. */
export function setUpProviders() {
  const names = (prefix: string) =>
    Object.fromEntries(
      ['orderPlaced', 'orderShipped', 'orderDelivered', 'orderCancelled', 'paymentReturned', 'code'].map(
        name => [name, `${prefix}${name.toLowerCase()}`],
      ),
    )
  mkdirSync(env.dataDir, { recursive: true })
  const file = path.join(env.dataDir, 'messages.json')
  const content = { whatsapp: { language: 'en_US', templates: names('wa_') }, sms: { templates: names('') } }
  writeFileSync(file, JSON.stringify(content))
  Object.assign(env, { whatsapp: WHATSAPP, msg91: MSG91, messagesFile: file })
}

/** These channels by name, in this order. */
export const channelsOf = async (...names: string[]): Promise<Channels> =>
  new Map(
    await Promise.all(
      names.map(async name => [name, (await import(`./channels/${name}.ts`)) as Channel] as const),
    ),
  )

export const whatsappServer = () =>
  provider((request, body) => {
    if (request.url !== `/v23.0/${WHATSAPP.phoneId}/messages`) return graphError(400, 100)
    if (request.headers.authorization !== `Bearer ${WHATSAPP.token}`) return graphError(401, 190)
    const checked = whatsappRequest.safeParse(body)
    if (!checked.success) return graphError(400, 100, checked.error.message)
    const id = `wamid.${Buffer.from(`${++made}`).toString('base64')}`
    return {
      status: 200,
      id,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: checked.data.to, wa_id: checked.data.to }],
        messages: [{ id, message_status: 'accepted' }],
      },
    }
  }, '/v23.0')

export const msg91Server = () =>
  provider((request, body) => {
    if (request.url !== '/api/v5/flow') return { status: 404, body: { type: 'error', message: 'Not found' } }
    if (request.headers.authkey !== MSG91.authKey)
      return { status: 401, body: { type: 'error', message: 'Unauthorized', code: '201' } }
    if (!msg91Request.safeParse(body).success)
      return { status: 200, body: { type: 'error', message: 'Invalid request', code: '400' } }
    const id = `35${String(++made).padStart(22, '0')}`
    return { status: 200, id, body: { type: 'success', message: id } }
  })

let made = 0

export const graphError = (status: number, code: number, details?: string) => ({
  status,
  body: {
    error: {
      message: `(#${code}) of token ${WHATSAPP.token}`,
      type: 'OAuthException',
      code,
      ...(details && { error_data: { messaging_product: 'whatsapp', details } }),
      fbtrace_id: 'Az8or2yhqkZfEZ',
    },
  },
})

const parameter = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine(value => !/[\n\t]| {5}/.test(value)),
})
const whatsappRequest = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^91[6-9]\d{9}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.string() }),
    components: z
      .array(
        z.union([
          z.strictObject({ type: z.literal('body'), parameters: z.array(parameter) }),
          z.strictObject({
            type: z.literal('button'),
            sub_type: z.literal('url'),
            index: z.literal('0'),
            parameters: z.array(parameter.extend({ text: z.string().max(15) })).length(1),
          }),
        ]),
      )
      .min(1),
  }),
  biz_opaque_callback_data: z.string().max(512),
})
const msg91Request = z.strictObject({
  template_id: z.string().min(1),
  sender: z.string().length(6).optional(),
  short_url: z.enum(['0', '1']),
  recipients: z.array(z.object({ mobiles: z.string().regex(/^91[6-9]\d{9}$/) }).catchall(z.string().min(1))),
})

type Answer = (request: IncomingMessage, body: unknown) => { status: number; body: unknown; id?: string }

async function provider(answer: Answer, base = ''): Promise<Provider> {
  const known: Omit<Provider, 'address' | 'close'> = { taken: [], requests: [], faults: [] }
  const server = createServer((request, response) => {
    void respond(known, answer, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { ...known, address: `http://127.0.0.1:${port}${base}`, close: () => closed(server) }
}

async function respond(
  { taken, requests, faults }: Omit<Provider, 'address' | 'close'>,
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const raw = await text(request)
  requests.push({ path: request.url ?? '', headers: request.headers, body: raw })
  const fault = faults.shift()
  if (fault === 'cut') return request.socket.destroy()
  if (fault === 'silent') return
  if (fault && typeof fault === 'object') return reply(response, fault.status, fault.body)
  const isJson = request.method === 'POST' && request.headers['content-type']?.startsWith('application/json')
  const { status, body, id } = isJson ? answer(request, JSON.parse(raw)) : { status: 415, body: {} }
  if (id) taken.push({ id, body: JSON.parse(raw) })
  if (fault !== 'taken-and-silent') reply(response, status, body)
}

const reply = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const closed = (server: Server) => {
  server.closeAllConnections()
  return new Promise<void>(done => server.close(() => done()))
}

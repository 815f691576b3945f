import 'server-only'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import { reportedFailed } from '#messages/providers.ts'
import { confirmByMessage } from '../../cod/confirm-by-message.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import { indianNumber } from '../phone/indian-number.ts'
import { setStopped } from '../phone/is-stopped.ts'
import { messageReported, type Report } from './report.ts'
import { stopOrStart } from './stop-or-start.ts'

/** Meta asks once whether this address is the shop's: what it sends along is sent back. */
export function verifyWhatsapp(query: URLSearchParams): Response {
  if (!env.whatsapp) return new Response(null, { status: 404 })
  const challenge = query.get('hub.challenge') ?? ''
  const isOurs =
    query.get('hub.mode') === 'subscribe' &&
    isSameSecret(query.get('hub.verify_token') ?? '', env.whatsapp.verifyToken) &&
    /^[\w-]{1,200}$/.test(challenge)
  return isOurs
    ? new Response(challenge, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
    : new Response(null, { status: 403 })
}

/** Reports about messages, and replies. The signature covers the exact bytes. */
export async function receiveWhatsapp(raw: Uint8Array, headers: Headers): Promise<number> {
  const access = env.whatsapp
  if (!access) return 404
  const signed = `sha256=${createHmac('sha256', access.appSecret).update(raw).digest('hex')}`
  if (!isSameSecret((headers.get('x-hub-signature-256') ?? '').toLowerCase(), signed)) return 400
  const read = parsed(raw)
  if (!read) return 400
  for (const { statuses, messages } of read.filter(({ metadata }) => isOurNumber(metadata, access.phoneId))) {
    for (const status of statuses) await statusReported(status)
    for (const message of messages) await wroteBack(message)
  }
  return 200
}

// The app may serve other numbers as well: what is reported of those is accepted and ignored.
const isOurNumber = (metadata: { phone_number_id?: string } | undefined, phoneId: string) =>
  metadata?.phone_number_id === phoneId

const STATES: Record<string, Report['state'] | undefined> = {
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
  undelivered: 'failed',
}

async function statusReported({ id, status, biz_opaque_callback_data: key, errors }: Status) {
  const state = STATES[status]
  const [error] = errors ?? []
  const why = reportedFailed(error?.code === undefined ? '' : String(error.code), error?.title ?? '')
  if (state) await messageReported({ channel: 'whatsapp', providerId: id, key, state, why })
}

async function wroteBack({ from, timestamp, text, button }: Written) {
  const number = indianNumber(from)
  const said = text?.body ?? button?.text ?? ''
  const wish = stopOrStart(said)
  if (number) await confirmByMessage(number, said)
  if (number && wish) await setStopped(number, wish === 'stop', new Date(Number(timestamp) * 1000))
}

const status = z.object({
  id: z.string().min(1).max(300),
  status: z.string().max(50),
  biz_opaque_callback_data: z.string().max(600).optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.number().optional(), title: z.string().max(300).optional() }))
    .optional()
    .catch(undefined),
})
const written = z.object({
  from: z.string().max(30),
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
})
type Status = z.infer<typeof status>
type Written = z.infer<typeof written>

// What it does not know of a new kind is left out, and the rest counts.
const known = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(items => items.flatMap(each => item.safeParse(each).data ?? []) as z.infer<Item>[])

const value = z.object({
  metadata: z.object({ phone_number_id: z.string().optional() }).optional().catch(undefined),
  statuses: known(status),
  messages: known(written),
})
const body = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value })).catch([]) })),
})

function parsed(raw: Uint8Array) {
  try {
    const read = body.safeParse(JSON.parse(new TextDecoder().decode(raw)))
    return read.data?.entry.flatMap(({ changes }) => changes.map(change => change.value))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

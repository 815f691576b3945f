import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import { numberNeeded } from '#messages/desk-shop-webhooks.ts'
import { addressWrong } from '#messages/webhooks.ts'
import type { Db } from '../../db/pool.ts'
import {
  addWebhook,
  chooseEvents,
  newSecretOf,
  removeWebhook,
  switchWebhook,
  type WebhookChange,
} from '../../webhooks/change-webhooks.ts'
import { replayMessages } from '../../webhooks/replay-messages.ts'
import { tryWebhook } from '../../webhooks/try-webhook.ts'
import { act } from '../act.ts'
import { tellOwners } from '../door/tell-owners.ts'

const owner = ['owner'] as const
const id = z.coerce
  .number(numberNeeded)
  .int(numberNeeded)
  .min(1, numberNeeded)
  .max(2_147_483_647, numberNeeded)
const lowAt = z.coerce.number().int().catch(-1).default(FEW_PIECES)
const PAGE = '/desk/shop/webhooks'

/** Fields event-NAME of the events that are ticked. */
const chosen = (values: Record<string, unknown>) =>
  WEBHOOK_EVENTS.filter(name => values[`event-${name}`] === 'yes')

/** Where programs are told of what happens. Whoever adds an address sends out what happens in the shop: with proof. */
export const webhookActs = {
  webhookAdd: act({
    roles: owner,
    proof: true,
    input: z.looseObject({
      url: z.string(addressWrong).trim().min(1, addressWrong).max(1_000, addressWrong),
      lowAt,
    }),
    do: async ({ url, lowAt, ...values }, by, { formKey = randomUUID() }) => {
      const events = chosen(values)
      const change = await addWebhook({ url, events, lowAt }, tell(`webhook:${formKey}`, by, url))
      return resultOf(change, { changed: { url: ['', url], events: ['', events.join(', ')] } })
    },
  }),
  webhookEvents: act({
    roles: owner,
    input: z.looseObject({ id, lowAt }),
    do: async ({ id, lowAt, ...values }) => {
      const events = chosen(values)
      return resultOf(await chooseEvents(id, events, lowAt), { changed: { events: ['', events.join(', ')] } })
    },
  }),
  webhookSecret: act({
    roles: owner,
    proof: true,
    input: z.object({ id }),
    do: async ({ id }, by, { formKey = randomUUID() }) =>
      resultOf(await newSecretOf(id, tell(`webhook:${formKey}`, by, String(id))), {
        changed: { secret: [] },
      }),
  }),
  webhookSwitch: act({
    roles: owner,
    input: z.object({ id, to: z.enum(['on', 'off']) }),
    do: async ({ id, to }) => resultOf(await switchWebhook(id, to === 'on'), { changed: { on: ['', to] } }),
  }),
  webhookRemove: act({
    roles: owner,
    input: z.object({ id }),
    do: async ({ id }) => resultOf(await removeWebhook(id), { to: PAGE }),
  }),
  /** One message, or all of those that were given up; `all`: what was taken too. */
  webhookReplay: act({
    roles: owner,
    input: z.object({
      id,
      message: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
      since: z
        .string()
        .trim()
        .transform(day => (/^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+05:30`) : undefined))
        .optional(),
      all: z.literal('yes').optional().catch(undefined),
    }),
    do: async ({ id, message, since, all }) =>
      resultOf(await replayMessages(id, { message, since, isAll: all === 'yes' })),
  }),
  webhookTest: act({
    roles: owner,
    input: z.object({ id }),
    do: async ({ id }) => resultOf(await tryWebhook(id)),
  }),
}

const tell = (key: string, by: Person, about: string) => (tx: Db) =>
  tellOwners(tx, { key, news: 'webhookAdded', by: by.name, about: URL.parse(about)?.host ?? about })

const resultOf = (
  { done, message, field, id, secret, url = '' }: WebhookChange,
  more: { changed?: Record<string, readonly [string, string] | readonly []>; to?: string } = {},
): ActResult => {
  const about = (url || String(id ?? '')).slice(0, 200)
  if (!done) return field ? { refused: '', about, fields: { [field]: message } } : { refused: message, about }
  return { message, about, ...more, ...(secret && { body: { codes: [secret] } }) }
}

import 'server-only'
import { isWebhookEvent, WEBHOOK_EVENTS } from '#lib/desk/rules/webhook-events.ts'
import * as words from '#messages/webhooks.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { FetchFault } from '../fetch-file/fetch-fault.ts'
import { endWaiting } from './turn-off-webhook.ts'
import { refuseWebhookAddress } from './webhook-network.ts'
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

export const MOST_WEBHOOKS = 10
const LONGEST = 1_000
const OLD_SECRET_HOURS = 24

export type WebhookChange = {
  done: boolean
  message: string
  /** What of it is wrong. */
  field?: 'url' | 'lowAt'
  id?: number
  secret?: string
  url?: string
}
export type NewWebhook = { url: string; events: readonly string[]; lowAt: number }

const refused = (message: string, field?: WebhookChange['field']): WebhookChange => ({
  done: false,
  message,
  ...(field && { field }),
})

/** Adds an address. Its secret is in the answer, and nowhere else in the open. Runs `also` in the same transaction. */
export async function addWebhook(
  { url: typed, events, lowAt }: NewWebhook,
  also?: (tx: Db) => Promise<unknown>,
): Promise<WebhookChange> {
  const wrong = wrongAddress(typed)
  if (wrong) return refused(wrong, 'url')
  const wish = refusedChoice(events, lowAt)
  if (wish) return wish
  const url = new URL(typed).href
  return transaction(async tx => {
    // Two that are added at the same moment are counted one after the other.
    await tx.run('lock table webhooks in share row exclusive mode')
    const known = await tx.query<{ url: string }>('select url from webhooks')
    if (known.length >= MOST_WEBHOOKS) return refused(words.tooManyWebhooks(MOST_WEBHOOKS))
    if (known.some(each => each.url === url)) return refused(words.webhookKnown(url), 'url')
    const { id = 0 } = (await tx.one<{ id: number }>(NEXT_ID)) ?? {}
    const secret = newWebhookSecret()
    await tx.run(ADD, [id, url, [...new Set(events)], lowAt, sealWebhookSecret(id, secret)])
    await also?.(tx)
    return { done: true, message: words.webhookAdded(id), id, secret, url }
  })
}

/** What it is told of from now on. */
export async function chooseEvents(
  id: number,
  events: readonly string[],
  lowAt: number,
): Promise<WebhookChange> {
  const wish = refusedChoice(events, lowAt)
  if (wish) return wish
  const row = await db.one<{ url: string }>(
    'update webhooks set events = $2, low_at = $3 where id = $1 returning url',
    [id, [...new Set(events)], lowAt],
  )
  return row
    ? { done: true, message: words.webhookChanged(id), id, url: row.url }
    : refused(words.noWebhook(id))
}

/** A new secret. The one before counts for a day more, so that a receiver has time to change. */
export const newSecretOf = (id: number, also?: (tx: Db) => Promise<unknown>): Promise<WebhookChange> =>
  transaction(async tx => {
    const secret = newWebhookSecret()
    const row = await tx.one<{ url: string }>(ROTATE, [id, sealWebhookSecret(id, secret), OLD_SECRET_HOURS])
    if (!row) return refused(words.noWebhook(id))
    await also?.(tx)
    return { done: true, message: words.newSecretMade(id, OLD_SECRET_HOURS), id, secret, url: row.url }
  })

export const removeWebhook = (id: number): Promise<WebhookChange> =>
  transaction(async tx => {
    const row = await tx.one<{ url: string }>('delete from webhooks where id = $1 returning url', [id])
    if (!row) return refused(words.noWebhook(id))
    await tx.run('delete from webhook_messages where webhook_id = $1', [id])
    return { done: true, message: words.webhookRemoved(id), id, url: row.url }
  })

/** Turned off, nothing is written down for it; turned on, it is told what happens from then on. */
export const switchWebhook = (id: number, isOn: boolean): Promise<WebhookChange> =>
  transaction(async tx => {
    const row = await tx.one<{ url: string }>(isOn ? ON : OFF, [id])
    if (!row) return refused(words.noWebhook(id))
    if (!isOn) await endWaiting(tx, id)
    return { done: true, message: isOn ? words.webhookOn(id) : words.webhookOff(id), id, url: row.url }
  })

function wrongAddress(typed: string) {
  if (typed.length > LONGEST || !URL.canParse(typed)) return words.addressWrong
  const url = new URL(typed)
  if (url.hash || url.password) return words.addressWrong
  try {
    refuseWebhookAddress(url)
    return undefined
  } catch (error) {
    if (error instanceof FetchFault) return words.addressRefused(error.reason)
    throw error
  }
}

const MOST_PIECES = 1_000_000

function refusedChoice(events: readonly string[], lowAt: number): WebhookChange | undefined {
  const stray = events.find(name => !isWebhookEvent(name))
  if (stray !== undefined) return refused(words.noSuchEvent(stray, WEBHOOK_EVENTS.join(', ')))
  if (events.length === 0) return refused(words.chooseEvents)
  const isCount = Number.isInteger(lowAt) && lowAt >= 0 && lowAt <= MOST_PIECES
  return isCount ? undefined : refused(words.lowAtWrong(MOST_PIECES), 'lowAt')
}

const NEXT_ID = `select nextval(pg_get_serial_sequence('webhooks', 'id'))::int as id`
const ADD = 'insert into webhooks (id, url, events, low_at, secret) values ($1, $2, $3, $4, $5)'
const ROTATE = `
  update webhooks set old_secret = secret, old_secret_until = now() + make_interval(hours => $3), secret = $2
   where id = $1 returning url`
const ON = `
  update webhooks set off_at = null, off_why = '', failures = 0, failing_since = null, rest_until = now()
   where id = $1 returning url`
const OFF = `update webhooks set off_at = coalesce(off_at, now()), off_why = case when off_at is null then 'owner' else off_why end
   where id = $1 returning url`

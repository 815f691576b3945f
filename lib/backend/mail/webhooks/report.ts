import 'server-only'
import { givenUpForGood, goesOnBy, reportedOf } from '#messages/providers.ts'
import { db } from '../../db/pool.ts'
import type { Channels, MessageTemplate } from '../channel-types.ts'
import { channels } from '../channels.ts'
import { masked } from '../masked.ts'
import { passToNextChannel } from '../pass-to-next-channel.ts'

/** A provider's report about a message, by its own id, and by our key if the report has it. */
export type Report = {
  channel: string
  providerId: string
  key?: string
  state: 'delivered' | 'read' | 'failed'
  why?: string
}

/** Keeps what is reported. It comes at least once and in any order: what has arrived cannot fail any more. */
export async function messageReported(report: Report, by?: Channels) {
  const { channel, providerId, key, state } = report
  if (state === 'failed') return failed(report, by)
  await db.run(ARRIVED, [channel, providerId, key ?? null, state === 'read'])
}

async function failed({ channel, providerId, key, why = '' }: Report, by?: Channels) {
  const row = await db.one<Row>(FIND, [channel, providerId, key ?? null])
  if (!row) return
  const next =
    row.template === 'code' ? undefined : await passToNextChannel(row, why, by ?? (await channels()))
  if (!next) await db.run(GIVE_UP, [row.id, channel, why])
  const goesOn = next ? goesOnBy(next) : givenUpForGood
  console.error(reportedOf(row.id, row.template, masked(row.recipient), why, goesOn))
}

type Row = { id: number; channel: string; recipient: string; template: MessageTemplate }

// Only what names the order stays: the rest is not needed once it has arrived.
const ARRIVED = `
  update outbox set sent_at = coalesce(sent_at, now()), delivered_at = coalesce(delivered_at, now()),
    read_at = case when $4 then coalesce(read_at, now()) else read_at end,
    provider_id = coalesce(provider_id, $2), uncertain = false, given_up_at = null, last_error = null,
    payload = case when payload ? 'orderId' then jsonb_build_object('orderId', payload->'orderId') else '{}' end
  where channel = $1 and (provider_id = $2 or key = $3)`

// By our key alone only where the provider's id never reached us: an earlier try may have failed, and this one not.
const FIND = `
  select id, channel, recipient, template from outbox
   where channel = $1 and (provider_id = $2 or (provider_id is null and key = $3))
     and delivered_at is null and read_at is null and given_up_at is null`

const GIVE_UP = `
  update outbox set given_up_at = now(), sent_at = null, leased_until = null, last_error = left($3, 500)
   where id = $1 and channel = $2 and delivered_at is null and read_at is null`

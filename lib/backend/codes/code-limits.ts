import 'server-only'
import { createHmac } from 'node:crypto'
import {
  CODES_A_DAY_OF_NUMBER,
  CODES_AN_HOUR_OF_NETWORK,
  CODES_IN_QUARTER_HOUR,
  CODES_WITHOUT_CAPTCHA,
} from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import type { Network } from '#lib/server/rate-limit/networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from '../db/pool.ts'
import { secret } from '../secrets.ts'

/** Three codes in a quarter of an hour and ten a day for one number, no matter who asks. Simultaneous requests wait for each other. */
export async function limitNumber(tx: Db, mobile: string) {
  await holdNumber(tx, mobile)
  const asked = await tx.one<{ lately: number; today: number; wait: number }>(ASKED, [mobile])
  if (!asked) return
  if (asked.today >= CODES_A_DAY_OF_NUMBER) throw refusal(429, 'codesOfDayUsed', { retryAfter: 3600 })
  if (asked.lately >= CODES_IN_QUARTER_HOUR)
    throw refusal(429, 'codesTooOften', { retryAfter: Math.max(1, asked.wait) })
}

/** Whatever is done with this number waits for whatever else is. */
export const holdNumber = (tx: Db, mobile: string) =>
  tx.run(`select pg_advisory_xact_lock(hashtextextended('number ' || $1, 0))`, [mobile])

/** Sixty an hour for one network, of which those after the tenth need a captcha. */
export async function limitNetworks(tx: Db, address: string | undefined, isCaptchaPassed: boolean) {
  for (const { name, times } of limitedNetworks(address)) {
    const count = await tx.one<{ requests: number }>(COUNT, [markOf(name), CODES_AN_HOUR_OF_NETWORK * times])
    if (!count) throw refusal(429, 'codesOfNetworkUsed', { retryAfter: 3600 })
    if (needsCaptcha(count.requests - 1, { name, times }) && !isCaptchaPassed)
      throw refusal(422, 'codeCaptcha')
  }
}

/** Whether the next request of this address needs a captcha. */
export async function codesNeedCaptcha(address: string | undefined): Promise<boolean> {
  for (const network of limitedNetworks(address)) {
    const count = await db.one<{ requests: number }>(COUNTED, [markOf(network.name)])
    if (needsCaptcha(count?.requests ?? 0, network)) return true
  }
  return false
}

const needsCaptcha = (before: number, { times }: Network) => before >= CODES_WITHOUT_CAPTCHA * times

const markOf = (network: string) =>
  createHmac('sha256', secret('network')).update(`codes ${network}`).digest('base64url')

/** What the shop spends on codes in a day. Returns the day and how much of it is used where the seller is to be told now. */
export async function limitShop(tx: Db): Promise<{ day: string; used: number } | undefined> {
  const day = await tx.one<{ requests: number }>(SPEND, [env.codesADay])
  if (!day) throw refusal(503, 'codesOfShopUsed', { retryAfter: 3600 })
  if (day.requests < env.codesADay * TOLD_AT) return undefined
  return tx.one(TELL)
}

const TOLD_AT = 0.8

const ASKED = `
  select count(*) filter (where asked_at > now() - interval '15 minutes')::int as lately, count(*)::int as today,
         coalesce(extract(epoch from min(asked_at) filter (where asked_at > now() - interval '15 minutes')
           + interval '15 minutes' - now()), 0)::int as wait
    from codes where mobile = $1 and asked_at > now() - interval '1 day'`

const COUNT = `
  insert into code_networks (network, requests) values ($1, 1)
  on conflict (network) do update set
    requests = case when code_networks.since < now() - interval '1 hour' then 1 else code_networks.requests + 1 end,
    since = case when code_networks.since < now() - interval '1 hour' then now() else code_networks.since end
  where code_networks.since < now() - interval '1 hour' or code_networks.requests < $2
  returning requests`

const COUNTED = `select requests from code_networks where network = $1 and since > now() - interval '1 hour'`

const TODAY = `(now() at time zone 'Asia/Kolkata')::date`

const SPEND = `
  insert into code_days (day, requests) values (${TODAY}, 1)
  on conflict (day) do update set requests = code_days.requests + 1 where code_days.requests < $1
  returning requests`

const TELL = `
  update code_days set told_at = now() where day = ${TODAY} and told_at is null
  returning day::text as day, requests as used`

import 'server-only'
import { createHmac } from 'node:crypto'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import { secret } from '../../secrets.ts'

const MINUTES = 10

/** What lets a session that was just allowed it download a sheet, for some minutes. */
export function makeSheetToken(sheet: string, { session }: Pick<Person, 'session'>, now = shopNow()): string {
  const until = Math.floor(now / 1000) + MINUTES * 60
  return `${until}.${sign(sheet, session, until)}`
}

/** Whether it is one for this sheet and this session, and not too old. */
export function isSheetToken(
  sheet: string,
  token: string,
  { session }: Pick<Person, 'session'>,
  now = shopNow(),
) {
  const [until = '', signature = ''] = token.split('.')
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 < now) return false
  return isSameSecret(signature, sign(sheet, session, Number(until)))
}

const sign = (sheet: string, session: string, until: number) =>
  createHmac('sha256', secret('signing'))
    .update(`desk orders ${session} ${sheet} ${until}`)
    .digest('base64url')

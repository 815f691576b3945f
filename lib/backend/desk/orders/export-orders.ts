import 'server-only'
import { createHmac } from 'node:crypto'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import { linesWithin } from '../../orders/lines-within.ts'
import { csvHead, csvRow } from '../../orders/orders-csv.ts'
import { secret } from '../../secrets.ts'

/** Of which days; as the form and the link name them. */
export const EXPORT_DAYS = ['7', '30', '90', '365', 'all'] as const
export type ExportDays = (typeof EXPORT_DAYS)[number]

const MINUTES = 10

/** What lets the session that has just shown who it is download the sheet, for some minutes. */
export function exportPass(days: ExportDays, { session }: Pick<Person, 'session'>, now = shopNow()): string {
  const until = Math.floor(now / 1000) + MINUTES * 60
  return `${until}.${sign(days, session, until)}`
}

/** The sheet, row by row; undefined where the pass is not of this session, or too old. */
export function exportedOrders(
  days: string,
  pass: string,
  { session }: Pick<Person, 'session'>,
  now = shopNow(),
): AsyncGenerator<string> | undefined {
  const chosen = EXPORT_DAYS.find(each => each === days)
  const [until = '', signature = ''] = pass.split('.')
  if (!chosen || !/^\d{10}$/.test(until) || Number(until) * 1000 < now) return undefined
  if (!isSameSecret(signature, sign(chosen, session, Number(until)))) return undefined
  return rows(chosen)
}

const sign = (days: ExportDays, session: string, until: number) =>
  createHmac('sha256', secret('signing'))
    .update(`desk orders ${session} ${days} ${until}`)
    .digest('base64url')

async function* rows(days: ExportDays) {
  // The byte order mark tells a spreadsheet that it is UTF-8.
  yield `\ufeff${csvHead()}`
  for await (const line of linesWithin({ days: days === 'all' ? 'all' : Number(days) })) yield csvRow(line)
}

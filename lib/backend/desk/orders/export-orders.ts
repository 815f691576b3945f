import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { linesWithin } from '../../orders/lines-within.ts'
import { csvHead, csvRow } from '../../orders/orders-csv.ts'
import { isPassFor, passFor } from './sheet-pass.ts'

/** Of which days; as the form and the link name them. */
export const EXPORT_DAYS = ['7', '30', '90', '365', 'all'] as const
export type ExportDays = (typeof EXPORT_DAYS)[number]

/** What lets the session that has just shown who it is download the sheet, for some minutes. */
export const exportPass = (days: ExportDays, by: Pick<Person, 'session'>, now = shopNow()): string =>
  passFor(days, by, now)

/** The sheet, row by row; undefined where the pass is not of this session, or too old. */
export function exportedOrders(
  days: string,
  pass: string,
  by: Pick<Person, 'session'>,
  now = shopNow(),
): AsyncGenerator<string> | undefined {
  const chosen = EXPORT_DAYS.find(each => each === days)
  return chosen && isPassFor(chosen, pass, by, now) ? rows(chosen) : undefined
}

async function* rows(days: ExportDays) {
  // The byte order mark tells a spreadsheet that it is UTF-8.
  yield `\ufeff${csvHead()}`
  for await (const line of linesWithin({ days: days === 'all' ? 'all' : Number(days) })) yield csvRow(line)
}

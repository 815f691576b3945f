import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { linesWithin } from '../../orders/lines-within.ts'
import { csvHead, csvRow } from '../../orders/orders-csv.ts'
import { isSheetToken, makeSheetToken } from './sheet-download-token.ts'

/** Of which days; as the form and the link name them. */
export const EXPORT_DAYS = ['7', '30', '90', '365', 'all'] as const
export type ExportDays = (typeof EXPORT_DAYS)[number]

/** What lets the session that has just shown who it is download the sheet, for some minutes. */
export const exportToken = (days: ExportDays, by: Pick<Person, 'session'>, now = shopNow()): string =>
  makeSheetToken(days, by, now)

/** The sheet, row by row; undefined where the token is not of this session, or too old. */
export function exportedOrders(
  days: string,
  token: string,
  by: Pick<Person, 'session'>,
  now = shopNow(),
): AsyncGenerator<string> | undefined {
  const chosen = EXPORT_DAYS.find(each => each === days)
  return chosen && isSheetToken(chosen, token, by, now) ? rows(chosen) : undefined
}

async function* rows(days: ExportDays) {
  // The byte order mark tells a spreadsheet that it is UTF-8.
  yield `\ufeff${csvHead()}`
  for await (const line of linesWithin({ days: days === 'all' ? 'all' : Number(days) })) yield csvRow(line)
}

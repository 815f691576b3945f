import 'server-only'
import type { CourierLayout } from '#lib/desk/rules/courier-layouts.ts'
import { csvCell } from '../spreadsheet/csv-cell.ts'
import { type Cell, LAYOUTS, OF_MONEY } from './layouts.ts'
import { parcelsToSend } from './parcels-to-send.ts'

/** A sheet of all parcels that are packed, a row each. `hidesValue`: for who packs. */
export async function* exportParcels(
  layout: CourierLayout,
  { hidesValue = false }: { hidesValue?: boolean } = {},
): AsyncGenerator<string> {
  const columns = LAYOUTS[layout]
  // The byte order mark tells a spreadsheet that it is UTF-8.
  yield `\ufeff${row(columns.map(([name]) => name))}`
  for await (const parcel of parcelsToSend())
    yield row(columns.map(([name, cell]) => (hidesValue && OF_MONEY.test(name) ? '' : cell(parcel))))
}

const row = (cells: readonly Cell[]) =>
  `${cells.map(cell => (typeof cell === 'string' ? csvCell(cell) : cell.number)).join(',')}\r\n`

import 'server-only'
import { ALL_OTHERS, type DeliveryTerms } from '#lib/delivery/rules/delivery-terms.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { daysBackwards, daysBothOrNone, notPinPrefix, prefixWrong } from '#messages/delivery-files.ts'
import { cellsReader } from './cells.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow, TableShape } from './read-table.ts'

export const DELIVERY_TABLE = {
  file: 'delivery.csv',
  required: ['prefix', 'charge'],
  optional: ['served', 'cod', 'cod_max', 'days_from', 'days_to'],
} as const satisfies TableShape

export type DeliveryCells = ReturnType<typeof deliveryCells>

const MOST_DAYS = 60

/** An empty `served` or `cod` means yes; empty days promise none. */
export const deliveryCells = (row: TableRow, errors: ImportErrors) => {
  const read = cellsReader(DELIVERY_TABLE.file, row, errors)
  const typed = read.text('prefix', 20, 1)
  const name = typed === ALL_OTHERS ? typed : pinCode(typed)
  if (typed && name !== ALL_OTHERS) {
    // What a spreadsheet made of it, such as 5.6E+05, is no prefix with its signs left out.
    if (!/^[\d०-९\s-]+$/.test(typed)) read.wrong('prefix', notPinPrefix(typed))
    else if (!/^[1-9]\d{0,5}$/.test(name)) read.wrong('prefix', prefixWrong(typed))
  }
  const isYes = (column: 'served' | 'cod') => read.raw(column) === '' || read.flag(column)
  const served = isYes('served')
  const cod = isYes('cod')
  const charge = read.paise('charge', served ? undefined : 0)
  const codMax = read.paise('cod_max', -1)
  const [from, to] = [read.integer('days_from', 0, MOST_DAYS, -1), read.integer('days_to', 0, MOST_DAYS, -1)]
  if (from < 0 !== to < 0) read.wrong(from < 0 ? 'days_from' : 'days_to', daysBothOrNone)
  else if (from > to) read.wrong('days_to', daysBackwards(from, to))
  const terms: DeliveryTerms = {
    ...{ served, cod, charge },
    ...(codMax >= 0 && { codMax }),
    ...(from >= 0 && to >= 0 && { days: { from, to } }),
  }
  return { line: row.line, unsure: read.isWrong('prefix'), typed, name, terms }
}

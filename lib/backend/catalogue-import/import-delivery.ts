import 'server-only'
import { ALL_OTHERS } from '#lib/delivery/rules/delivery-terms.ts'
import { isPinPrefix } from '#lib/server/pins/find-pin.ts'
import { deliveryTooMany, prefixOfNothing, prefixTwice } from '#messages/delivery-files.ts'
import type { Db } from '../db/pool.ts'
import { DELIVERY_TABLE, type DeliveryCells, deliveryCells } from './delivery-cells.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { DELIVERY_FILE, importDeliverySettings } from './import-delivery-settings.ts'
import { readTable } from './read-table.ts'

type Options = { folder: string; errors: ImportErrors; warnings: ImportErrors; withdrawMissing: boolean }

// Each PIN code of India on a row of its own, and what is added meanwhile.
const MOST = 50_000

/** Reads and saves delivery.csv and delivery.json, where they are; tells how many rows say something else now. */
export const importDelivery = async (tx: Db, options: Options): Promise<number> =>
  (await importDeliverySettings(tx, options)) + (await importRows(tx, options))

const importRows = async (tx: Db, { folder, errors, warnings, withdrawMissing }: Options) => {
  if (!findTable(folder, DELIVERY_TABLE.file)) return 0
  const before = errors.count
  const rows = await readRows(folder, errors)
  checkTwice(rows, errors)
  warnOfNothing(rows, warnings)
  if (errors.count > before) return 0
  const told = rows.map(({ name, terms }) => ({ name, terms }))
  const saved = await tx.run(SAVE, [JSON.stringify(told)])
  return saved + (withdrawMissing ? await tx.run(WITHDRAW, [told.map(({ name }) => name), DELIVERY_FILE]) : 0)
}

const readRows = async (folder: string, errors: ImportErrors) => {
  const rows: DeliveryCells[] = []
  for await (const batch of readTable(DELIVERY_TABLE, { folder, errors }))
    for (const row of batch) {
      if (rows.length === MOST) {
        errors.add({ file: DELIVERY_TABLE.file, line: row.line, reason: deliveryTooMany(MOST) })
        return rows
      }
      rows.push(deliveryCells(row, errors))
    }
  return rows
}

const checkTwice = (rows: readonly DeliveryCells[], errors: ImportErrors) => {
  const lines = new Map<string, number>()
  for (const { name, line, typed, unsure } of rows) {
    if (unsure) continue
    const earlier = lines.get(name)
    if (earlier === undefined) lines.set(name, line)
    else
      errors.add({
        ...{ file: DELIVERY_TABLE.file, line, column: 'prefix', value: typed },
        reason: prefixTwice(name, earlier),
      })
  }
}

const warnOfNothing = (rows: readonly DeliveryCells[], warnings: ImportErrors) => {
  for (const { name, line, typed, unsure } of rows)
    if (!unsure && name !== ALL_OTHERS && !isPinPrefix(name))
      warnings.add({
        ...{ file: DELIVERY_TABLE.file, line, column: 'prefix', value: typed },
        reason: prefixOfNothing(name),
      })
}

const SAVE = `insert into delivery_rules as d (name, terms)
  select name, terms from jsonb_to_recordset($1::jsonb) as r (name text, terms jsonb)
  on conflict (name) do update set terms = excluded.terms where d.terms is distinct from excluded.terms`

const WITHDRAW = `update delivery_rules set terms = null
  where terms is not null and name <> all($1) and name <> $2`

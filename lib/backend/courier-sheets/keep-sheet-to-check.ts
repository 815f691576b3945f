import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { sheetIsEmpty, sheetTooLong } from '#messages/courier-sheets.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { SpreadsheetFault } from '../spreadsheet/spreadsheet-fault.ts'
import type { CourierSheetKind } from './courier-sheet.ts'
import { type Names, readRows, type SheetCells } from './read-rows.ts'

export type RowToCheck = {
  line: number
  named: string
  courier: string
  number: string
  amount: number | null
  state: string
}
export type ReadSheet = { id: number; isKnown: boolean } | { refused: string }

type Reading = {
  file: string
  kind: CourierSheetKind
  by: string
  names: Names
  needed: readonly string[]
  /** What a row says; `state` is '' where nothing is wrong with its form. */
  rowOf: (cells: SheetCells) => RowToCheck
  check: (tx: Db, id: number) => Promise<unknown>
}

export const MOST_ROWS = 200_000
const AT_ONCE = 1_000

/** Reads a sheet, checks it whole and keeps it to be shown; nothing else is changed. The same file again is the same sheet. */
export async function keepSheetToCheck({
  file,
  kind,
  by,
  names,
  needed,
  rowOf,
  check,
}: Reading): Promise<ReadSheet> {
  const digest = await digestOf(file)
  try {
    return await transaction(async tx => {
      await tx.run('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME])
      const known = await tx.one<{ id: number }>(KNOWN, [kind, digest])
      if (known) return { id: known.id, isKnown: true }
      await tx.run(`set local statement_timeout = '60s'`)
      const made = await tx.one<{ id: number }>(MAKE, [kind, path.basename(file).slice(0, 120), digest, by])
      const id = made?.id ?? 0
      let count = 0
      for await (const batch of readRows(file, names, needed)) {
        count += batch.length
        if (count > MOST_ROWS) throw new SpreadsheetFault(sheetTooLong(MOST_ROWS))
        for (let from = 0; from < batch.length; from += AT_ONCE)
          await tx.run(KEEP, [id, JSON.stringify(batch.slice(from, from + AT_ONCE).map(rowOf))])
      }
      if (count === 0) throw new SpreadsheetFault(sheetIsEmpty)
      await check(tx, id)
      return { id, isKnown: false }
    })
  } catch (error) {
    if (error instanceof SpreadsheetFault) return { refused: error.message }
    throw error
  }
}

const digestOf = async (file: string) => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(/* turbopackIgnore: true */ file)) hash.update(chunk as Buffer)
  return hash.digest()
}

const ONE_AT_A_TIME = 4_620_466

// One that was only looked at is read again: what it says of orders may have changed.
const KNOWN = `
  with stale as (delete from courier_sheets where kind = $1 and digest = $2 and state = 'checked')
  select id from courier_sheets where kind = $1 and digest = $2 and state = 'taken' limit 1`
const MAKE = 'insert into courier_sheets (kind, name, digest, read_by) values ($1, $2, $3, $4) returning id'
const KEEP = `
  insert into courier_sheet_rows (sheet_id, line, named, courier, number, amount, state)
  select $1, r.* from jsonb_to_recordset($2::jsonb)
    as r (line int, named text, courier text, number text, amount bigint, state text)`

import 'server-only'
import { type Db, db } from '../db/pool.ts'

export type CourierSheetKind = 'numbers' | 'payout'
export type CourierSheet = {
  id: number
  kind: CourierSheetKind
  name: string
  read_by: string
  at: Date
  state: 'checked' | 'taken'
  taken_at: Date | null
}

export type CourierSheetRow = {
  line: number
  named: string
  order_id: string | null
  courier: string
  number: string
  amount: number | null
  due: number | null
  state: string
  note: string
}

export const courierSheet = (id: number, on: Db = db) =>
  on.one<CourierSheet>(
    'select id, kind, name, read_by, at, state, taken_at from courier_sheets where id = $1',
    [id],
  )

/** The last sheets of a kind, the newest first. */
export const courierSheets = (kind: CourierSheetKind, most: number) =>
  db.query<CourierSheet>(
    'select id, kind, name, read_by, at, state, taken_at from courier_sheets where kind = $1 order by id desc limit $2',
    [kind, most],
  )

/** How many rows of a sheet are in each state, and what they come to. */
export const countedStates = (id: number) =>
  db.query<{ state: string; count: number; amount: number; due: number }>(
    `select state, count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(due), 0)::bigint as due
       from courier_sheet_rows where sheet_id = $1 group by state order by state`,
    [id],
  )

/** Rows of a sheet in these states, by their lines. */
export const rowsOfSheet = async (id: number, states: readonly string[], page: number, size: number) => {
  const rows = await db.query<CourierSheetRow>(
    `select line, named, order_id, courier, number, amount, due, state, note from courier_sheet_rows
      where sheet_id = $1 and state = any($2) order by line limit $3 offset $4`,
    [id, states, size + 1, (page - 1) * size],
  )
  return { rows: rows.slice(0, size), isMore: rows.length > size }
}

export const SHEET_KEPT_DAYS = 30

/** Sheets that nobody took in, and numbers that are long typed in, go; payouts stay as long as bills. */
export const deleteOldSheets = (billsKeptYears: number) => db.run(OLD, [SHEET_KEPT_DAYS, billsKeptYears])

const OLD = `
  delete from courier_sheets where id in (
    select id from courier_sheets
     where (at < now() - make_interval(days => $1) and (kind = 'numbers' or state = 'checked'))
        or at < now() - make_interval(years => $2) limit 10)`

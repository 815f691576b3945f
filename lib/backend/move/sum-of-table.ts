import 'server-only'
import type { Db } from '../db/pool.ts'
import type { Table } from './moved-tables.ts'

export type TableSum = { rows: number; sum: string }

/** How values are written as text, whatever the database’s own settings are: two databases are compared by it. */
export const SAME_TEXT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'`

/** Of all rows, in whatever order they lie: the sum of their digests, the same in every version of PostgreSQL. */
export const sumOfTable = async (db: Db, { name, columns }: Table): Promise<TableSum> => {
  const row = await db.one<TableSum>(
    `select count(*) as rows, coalesce(sum(('x' || left(md5(row(${columns.join(', ')})::text), 15))::bit(60)::bigint), 0)::text as sum
       from ${name}`,
  )
  return { rows: Number(row?.rows), sum: String(row?.sum) }
}

export const isSameSum = (a: TableSum, b: TableSum) => a.rows === b.rows && a.sum === b.sum

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readTables, type Table } from './tables.ts'

/** Queries the database of a shop. */
export type Ask = <Row extends object>(statement: string) => Promise<Row[]>

/** The contents of a shop, to be compared after an upgrade. */
export type Facts = {
  tables: Record<string, Table>
  /** In paise, summed over all rows. */
  money: Record<string, number>
  /** How many orders, refunds and mails are in each state. */
  states: Record<string, number>
  /** Each file of DATA_DIR/uploads, with the digest of its content. */
  pictures: Record<string, string>
}

export const readFacts = async (
  query: Ask,
  dataDir: string,
  tables?: Record<string, Table>,
): Promise<Facts> => ({
  tables: await readTables(query, tables),
  money: (await query<Record<string, number>>(MONEY))[0] ?? {},
  states: Object.fromEntries(
    (await query<{ state: string; rows: number }>(STATES)).map(({ state, rows }) => [state, rows]),
  ),
  pictures: await readPictures(path.join(dataDir, 'uploads')),
})

const MONEY = `
  select (select sum(subtotal)::float8 from orders) as "orders.subtotal",
    (select sum(delivery)::float8 from orders) as "orders.delivery",
    (select sum(discount)::float8 from orders) as "orders.discount",
    (select sum(total)::float8 from orders) as "orders.total",
    (select sum(total)::float8 from order_lines) as "order_lines.total",
    (select sum(amount)::float8 from payments) as "payments.amount",
    (select sum(amount)::float8 from refunds) as "refunds.amount"`

const STATES = `
  select 'order ' || status as state, count(*)::int as rows from orders group by status
  union all select 'refund ' || state, count(*)::int from refunds group by state
  union all select case when sent_at is null then 'mail waiting' else 'mail sent' end, count(*)::int
    from outbox group by 1 order by 1`

const readPictures = async (folder: string) => {
  const names = (await readdir(folder)).sort()
  const digests = await Promise.all(names.map(name => digestOf(path.join(folder, name))))
  return Object.fromEntries(names.map((name, n) => [name, String(digests[n])]))
}

const digestOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

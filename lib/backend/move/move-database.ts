import 'server-only'
import pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  moveUnderWay,
  sameDatabase,
  shopStartedMeanwhile,
  targetIsRunning,
  targetRefuses,
} from '#messages/move.ts'
import { migrate } from '../db/migrate.ts'
import { closePool, type Db, dbOf, setConnection } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'
import { copyTable } from './copy-table.ts'
import { type MoneySum, moneySums } from './money-sums.ts'
import { type Link, linksOf, sequencesOf, type Table, tablesOf } from './moved-tables.ts'
import { holdStill, refuseRunning } from './source-shop.ts'
import { isSameSum, SAME_TEXT, sumOfTable, type TableSum } from './sum-of-table.ts'
import { isThere, refuseLater, refusePooler, shopOf, stateOfTarget } from './target-state.ts'

type Options = {
  from: pg.ClientConfig
  to: pg.ClientConfig
  /** Whether a copy of the same shop may be overwritten that is there from before. */
  mayReplace?: boolean
  onGoingOn?: () => void
  onTable?: (done: number, of: number, table: string, sum: TableSum, wasThere: boolean) => void
  /** While a table is on its way. */
  onBytes?: (table: string, bytes: number) => void
  onLinks?: () => void
  onLeft?: (table: string) => void
}

export type MovedDatabase = { tables: number; rows: number; sequences: number; money: MoneySum[] }

/**
 * Copies the database of a shop that stands still into an empty one: the tables by their own migrations, then row by row,
 * each table in a transaction of its own, so that an interrupted move goes on. The one it comes from is only read.
 */
export const moveDatabase = async (options: Options): Promise<MovedDatabase> => {
  const from = new pg.Client({ ...options.from, application_name: 'haat move' })
  const to = new pg.Client({ ...options.to, application_name: 'haat move' })
  const guard = new pg.Client({ ...options.to, application_name: 'haat move' })
  const clients = [from, to, guard]
  for (const client of clients) client.on('error', () => undefined)
  try {
    for (const client of clients) await client.connect()
    const here = await holdStill(from)
    await refuseSame(from, guard)
    await refusePooler(guard)
    await moveAlone(guard)
    const shop = String(await shopOf(here))
    await refuseRunning(dbOf(to), targetIsRunning)
    const state = await stateOfTarget(dbOf(to), shop, options.mayReplace ?? false)
    if (state === 'begun') options.onGoingOn?.()
    if (state === 'earlier') await refuseLater(here, dbOf(to))
    await begin(to, shop)
    await makeTables(options.to, here)
    await takeLinks(to)
    const moved = await copyAll({ from, to, here, options })
    await failpoint('tables-copied')
    const sequences = await copySequences(here, to)
    await putLinks(to)
    options.onLinks?.()
    const money = await moneySums(here)
    compareMoney(money, await moneySums(dbOf(to)))
    await refuseRunning(here, () => shopStartedMeanwhile)
    await end(here, to)
    return { ...moved, sequences, money }
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
  }
}

const LEAVING = 724_119

/** Two addresses of one database, of which a shop would be copied onto itself. */
const refuseSame = async (from: pg.Client, guard: pg.Client) => {
  await from.query('select pg_advisory_xact_lock_shared($1)', [LEAVING])
  const { rows } = await guard.query('select pg_try_advisory_xact_lock($1) as free', [LEAVING])
  if (!rows[0].free) throw new StartError(sameDatabase)
}

const MOVING = 724_118

/** Two moves into one database would each undo the other. */
const moveAlone = async (guard: pg.Client) => {
  await guard.query('begin')
  await guard.query('set local idle_in_transaction_session_timeout = 0')
  const { rows } = await guard.query('select pg_try_advisory_xact_lock($1) as alone', [MOVING])
  if (!rows[0].alone) throw new StartError(moveUnderWay)
}

const begin = async (to: pg.Client, shop: string) => {
  try {
    await to.query(`begin;
      create schema if not exists haat_move;
      create table if not exists haat_move.move (shop text not null, begun_at timestamptz not null default now());
      create table if not exists haat_move.tables (name text primary key, rows bigint not null, sum numeric not null);
      create table if not exists haat_move.links ("table" text, name text, definition text not null, primary key ("table", name))`)
    await to.query(
      'insert into haat_move.move (shop) select $1 where not exists (select from haat_move.move)',
      [shop],
    )
    await to.query('commit')
  } catch (error) {
    await to.query('rollback').catch(() => undefined)
    throw refusedBy(error, to)
  }
}

const NOT_ALLOWED = '42501'

const refusedBy = (error: unknown, { database }: pg.Client) =>
  (error as { code?: string }).code === NOT_ALLOWED
    ? new StartError(targetRefuses(String(database), (error as Error).message))
    : error

/** The shop's own migrations make the tables, so that they fit the version of PostgreSQL that is there. */
const makeTables = async (to: pg.ClientConfig, here: Db) => {
  await closePool()
  setConnection(to)
  try {
    await migrate()
    // Loaded where they are used: a shop with keys never does.
    if (await isThere(here, 'practice.orders'))
      await (await import('../payments/practice/service/ledger.ts')).openLedger()
    if (await isThere(here, 'practice.parcels'))
      await (await import('../couriers/practice/service/ledger.ts')).openParcels()
  } catch (error) {
    throw refusedBy(error, new pg.Client(to))
  } finally {
    await closePool()
    setConnection(undefined)
  }
}

/** Tables are copied in any order; that all references hold is checked at the end, all at once. */
const takeLinks = async (to: pg.Client) => {
  await to.query('begin')
  for (const { table, name, definition } of await linksOf(dbOf(to))) {
    await to.query('insert into haat_move.links values ($1, $2, $3) on conflict do nothing', [
      table,
      name,
      definition,
    ])
    await to.query(`alter table ${table} drop constraint ${name}`)
  }
  await to.query('commit')
}

const putLinks = async (to: pg.Client) => {
  const { rows } = await to.query<Link>('select "table", name, definition from haat_move.links order by 1, 2')
  for (const { table, name, definition } of rows) {
    await to.query('begin')
    await to.query('set local statement_timeout = 0')
    await to.query(`alter table ${table} add constraint ${name} ${definition}`)
    await to.query('delete from haat_move.links where "table" = $1 and name = $2', [table, name])
    await to.query('commit')
  }
}

type Copying = { from: pg.Client; to: pg.Client; here: Db; options: Options }

const copyAll = async ({ from, to, here, options }: Copying) => {
  const there = dbOf(to)
  const known = new Set((await tablesOf(there)).map(({ name }) => name))
  const tables: Table[] = []
  for (const table of await tablesOf(here))
    if (known.has(table.name)) tables.push(table)
    else options.onLeft?.(table.name)
  let rows = 0
  for (const [index, table] of tables.entries()) {
    const sum = await sumOfTable(here, table)
    const wasThere = await isCopied(to, table, sum)
    if (!wasThere) await copyTable(from, to, table, sum, bytes => options.onBytes?.(table.name, bytes))
    rows += sum.rows
    options.onTable?.(index + 1, tables.length, table.name, sum, wasThere)
  }
  return { tables: tables.length, rows }
}

/** By an earlier move, and still as it is here. */
const isCopied = async (to: pg.Client, table: Table, sum: TableSum) => {
  const { rows } = await to.query(
    'select 1 from haat_move.tables where name = $1 and rows = $2 and sum = $3',
    [table.name, sum.rows, sum.sum],
  )
  if (rows.length === 0) return false
  await to.query('begin')
  try {
    await to.query(SAME_TEXT)
    return isSameSum(sum, await sumOfTable(dbOf(to), table))
  } finally {
    await to.query('commit')
  }
}

const copySequences = async (here: Db, to: pg.Client) => {
  const sequences = await sequencesOf(here)
  for (const { name, value, called } of sequences)
    await to.query(`select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null`, [
      name,
      value,
      called,
    ])
  return sequences.length
}

const compareMoney = (here: MoneySum[], there: MoneySum[]) => {
  for (const [index, sum] of here.entries())
    if (JSON.stringify(sum) !== JSON.stringify(there[index]))
      throw new Error(`The sums of ${sum.table} differ: ${JSON.stringify([sum, there[index]])}.`)
}

/** The shop there is this shop from now on, and may be started. */
const end = async (here: Db, to: pg.Client) => {
  const applied = await here.query<{ name: string; at: string }>(
    'select name, applied_at::text as at from migrations',
  )
  await to.query('begin')
  for (const { name, at } of applied)
    await to.query('update migrations set applied_at = $2::timestamptz where name = $1', [name, at])
  await to.query('drop schema haat_move cascade')
  await to.query('commit')
  await to.query('analyze')
}

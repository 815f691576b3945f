import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  moveUnfinished,
  newerThanThis,
  noShopToMove,
  shopIsRunning,
  startOnceFirst,
  tablesInUse,
} from '#messages/move.ts'
import { type Db, dbOf } from '../db/pool.ts'
import { tablesOf } from './moved-tables.ts'
import { SAME_TEXT } from './sum-of-table.ts'
import { isThere, MARK } from './target-state.ts'

/** Opens one moment of the shop that is moved: nobody writes to it until that ends. It is only read. */
export const holdStill = async (client: pg.Client): Promise<Db> => {
  const db = dbOf(client)
  await refuseRunning(db)
  if (!(await isThere(db, 'public.migrations'))) throw new StartError(noShopToMove(client.host))
  if (await isThere(db, MARK)) throw new StartError(moveUnfinished)
  const names = (await tablesOf(db)).map(({ name }) => name)
  await client.query('begin transaction isolation level repeatable read, read only')
  await client.query(`set local lock_timeout = '5s'`)
  try {
    // Before the first query, which fixes the moment. Who reads goes on beside it.
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in share mode`)
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new StartError(tablesInUse)
    throw error
  }
  await client.query(SAME_TEXT)
  await refuseOtherVersion(db)
  return db
}

const LOCK_NOT_AVAILABLE = '55P03'

/** A shop that runs writes: orders that it took while it is copied would be lost. */
export const refuseRunning = async (db: Db, say: (sessions: number) => string = shopIsRunning) => {
  const { sessions = 0 } = (await db.one<{ sessions: number }>(RUNNING)) ?? {}
  if (sessions > 0) throw new StartError(say(sessions))
}

// A shop that runs asks twice a second; a connection that has rested for longer is one that a pooler keeps after it.
// The shop's own PostgreSQL is kept up by one connection of each process that uses it, and this process has one.
const RUNNING = `
  select (count(*) filter (where application_name in ('haat', 'haat-watch') and datname = current_database()
        and not (coalesce(state, '') = 'idle' and state_change < now() - interval '10 seconds'))
    + greatest(count(*) filter (where application_name = 'haat keeper') - 1, 0))::int as sessions
    from pg_stat_activity`

const refuseOtherVersion = async (db: Db, folder = path.join(process.cwd(), 'lib/backend/db/migrations')) => {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const rows = await db.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const name of names) {
    const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
    if (known.get(name) !== createHash('sha256').update(sql).digest('hex'))
      throw new StartError(startOnceFirst(name))
  }
  const newer = rows.find(({ name }) => !names.includes(name))
  if (newer) throw new StartError(newerThanThis(newer.name))
}

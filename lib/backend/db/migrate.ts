import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { migrationChanged, migrationFailed } from '#messages/start.ts'
import { isLost } from './lost-connection.ts'
import { db } from './pool.ts'
import { transaction } from './transaction.ts'

/** Applies the numbered files that this database has not seen, each in its own transaction; returns their names. */
export const migrate = async (folder = path.join(process.cwd(), 'lib/backend/db/migrations')) => {
  const migrations = await readMigrations(folder)
  if (await nothingToDo(migrations)) return []
  const applied: string[] = []
  for (const migration of migrations) if (await apply(migration)) applied.push(migration.name)
  return applied
}

/** Whether this database was ever used by a shop. */
export const isBegun = async () =>
  (await db.one<{ there: boolean }>(`select to_regclass('migrations') is not null as there`))?.there === true

type Migration = { name: string; sql: string; checksum: string }

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter(name => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const nothingToDo = async (migrations: Migration[]) => {
  if (!(await isBegun())) return false
  const rows = await db.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const known = new Map(rows.map(row => [row.name, row.checksum]))
  for (const migration of migrations) refuseChanged(migration, known.get(migration.name))
  return migrations.every(migration => known.has(migration.name))
}

// Any number of our own: instances that start together wait for each other here.
const LOCK = 724_115

const apply = (migration: Migration) =>
  transaction(async tx => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.query('set local statement_timeout = 0')
    await tx.query(
      `create table if not exists migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const known = await tx.one<{ checksum: string }>('select checksum from migrations where name = $1', [
      migration.name,
    ])
    if (known) {
      refuseChanged(migration, known.checksum)
      return false
    }
    await tx.query(migration.sql).catch(because(migration.name))
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    return true
  })

// A connection that broke is not the file's fault.
const because = (name: string) => (error: Error) => {
  if (!isLost(error)) error.message = migrationFailed(name, error.message)
  throw error
}

const refuseChanged = (migration: Migration, checksum: string | undefined) => {
  if (checksum !== undefined && checksum !== migration.checksum)
    throw new Error(migrationChanged(migration.name))
}

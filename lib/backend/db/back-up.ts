import 'server-only'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import { backupInShop, backupNotEmpty, backupNotWritable } from '#messages/start.ts'
import { copyLiveFolder } from './copy-live-folder.ts'
import type { Engine } from './engine.ts'

/** Copies the whole DATA_DIR while the shop is running; the copy is a DATA_DIR that a shop can be started with. */
export const backUp = async (dataDir: string, { connection, folder }: Engine, target: string) => {
  await refuseUnfit(target, dataDir)
  await mkdir(target, { recursive: true, mode: 0o755 })
  try {
    await copyDatabase(connection, folder, path.join(target, 'postgres'))
    await copyRest(dataDir, target)
  } catch (error) {
    // A partial copy must not stay: it would be taken for a complete one.
    await rm(target, { recursive: true, force: true })
    throw error
  }
}

const refuseUnfit = async (target: string, dataDir: string) => {
  if (!path.relative(dataDir, target).startsWith('..')) throw new StartError(backupInShop(target, dataDir))
  const names = await readdir(target).catch(error => {
    if (error.code === 'ENOENT') return []
    throw new StartError(backupNotWritable(target, error.message))
  })
  if (names.length > 0) throw new StartError(backupNotEmpty(target))
}

const copyDatabase = async (connection: Engine['connection'], from: string, to: string) => {
  const client = new pg.Client({ ...connection, user: 'keeper', database: 'postgres' })
  await client.connect()
  try {
    await copyWith(client, from, to)
  } finally {
    await client.end()
  }
}

// PostgreSQL's own method for copying files that change: changes during the copy are in the log, and the slot keeps the
// log until the copy is complete.
const copyWith = async (client: pg.Client, from: string, to: string) => {
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`select pg_backup_start('backup', true)`)
  await copyLiveFolder(from, to, file => !isOfTheMoment(path.relative(from, file)))
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await copyLiveFolder(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), file => !file.includes('xlogtemp'))
  await writeFile(path.join(to, 'backup_label'), rows[0].labelfile)
}

const isOfTheMoment = (name: string) =>
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots|pg_subtrans)\/.*|.*\/pgsql_tmp.*)$/.test(
    name,
  )

const OWN = ['postgres', 'postgres.log', 'socket-folder']

const copyRest = async (dataDir: string, target: string) => {
  const names = (await readdir(dataDir)).filter(name => !OWN.includes(name))
  for (const name of names)
    await cp(path.join(dataDir, name), path.join(target, name), { recursive: true, preserveTimestamps: true })
}

import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { secret } from '#lib/backend/secrets.ts'
import { StartError } from '#lib/start-error.ts'
import {
  attach,
  type Connection,
  dropStrangersPid,
  findUnreachable,
  KEEPER,
  readPostmaster,
  servesOurs,
} from './engine/attach.ts'
import { findBinaries } from './engine/binaries.ts'
import { initialise } from './engine/initialise.ts'
import { launch } from './engine/launch.ts'
import {
  dropSocketFolder,
  findPlaces,
  forgetSocketFolder,
  type Places,
  socketFolder,
} from './engine/places.ts'

export type Engine = {
  connection: Connection
  /** The folder of the database's files. */
  folder: string
  /** Stops PostgreSQL, unless another process of the shop still holds it. */
  close: () => Promise<void>
}

const PATIENCE_MS = 10_000
// After a crash PostgreSQL reads its log first, and another process may be at that already.
const RECOVERY_MS = 120_000

/** The shop's own PostgreSQL: attached to if it runs already, else started, and started again if it dies. */
export const openEngine = async (dataDir: string): Promise<Engine> => {
  const places = findPlaces(dataDir)
  const connection = {
    host: '',
    user: 'keeper',
    password: secret('database', dataDir),
    database: 'postgres',
  }
  let closing = false
  let keeper = hold()

  async function hold() {
    const client = await attachOrStart(places, connection)
    client.on('error', error => console.error(`The database's connection broke: ${error.message}`))
    client.once('end', () => {
      if (closing) return
      console.error('PostgreSQL is gone: starting it again.')
      keeper = hold()
      keeper.catch(error => {
        console.error(`PostgreSQL could not be started again: ${error.message}`)
        process.exit(1)
      })
    })
    return client
  }

  await createDatabase(await keeper, connection.password)
  return {
    connection: { ...connection, user: 'haat', database: 'haat' },
    folder: places.data,
    close: async () => {
      closing = true
      await (await keeper).end()
      await stopIfLast(places, connection)
    },
  }
}

const attachOrStart = async (places: Places, connection: Connection): Promise<pg.Client> => {
  const patience = Date.now() + PATIENCE_MS
  const recovery = Date.now() + RECOVERY_MS
  for (; ; await sleep(50)) {
    connection.host = socketFolder(places)
    const found = await attach(connection)
    if (typeof found === 'object') {
      if (await servesOurs(found, places)) return found
      await found.end()
      forgetSocketFolder(places)
      continue
    }
    const other = findUnreachable(places)
    if (other?.ready && found === 'absent' && Date.now() > patience) process.kill(other.pid, 'SIGINT')
    if ((other || found === 'busy') && Date.now() < recovery) continue
    const started = await start(places, connection)
    if (typeof started === 'object') return started
    if (Date.now() > patience) throw new StartError(`PostgreSQL did not start: ${started}`)
  }
}

/** A keeper, or the reason why this attempt did not make one. */
const start = async (places: Places, connection: Connection): Promise<pg.Client | string> => {
  const binaries = findBinaries(places.runner)
  await initialise(binaries, places, connection.password, connection.host)
  dropStrangersPid(places)
  const child = launch(binaries.bin, places, connection.host)
  for (;;) {
    await sleep(10)
    if (child.end.reason) {
      const said = child.said().trim()
      if (RETRIED.test(said)) return said
      throw new StartError(`PostgreSQL did not start: ${said || child.end.reason}`)
    }
    const found = await attach(connection).catch(async error => {
      await child.stop()
      throw error
    })
    if (typeof found === 'object') return found
  }
}

// Another process of the shop was quicker, or the last one's memory is not free yet.
const RETRIED = /postmaster\.pid" already exists|shared memory block|lock file .*: No such file or directory/

// The shop itself is not the superuser: a hole in a query must not reach the machine.
const createDatabase = async (keeper: pg.Client, password: string) => {
  const { rowCount } = await keeper.query(`select 1 from pg_database where datname = 'haat'`)
  if (rowCount) return
  await keeper.query(`create role haat login password '${password}'`).catch(unlessThere)
  await keeper.query('create database haat owner haat').catch(unlessThere)
}

const unlessThere = (error: Error & { code?: string }) => {
  if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error
}

const stopIfLast = async (places: Places, connection: Connection) => {
  const client = await attach({ ...connection })
  if (typeof client === 'string') return
  const { rows } = await client.query(
    'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [KEEPER],
  )
  await client.end()
  if (rows[0].others > 0) return
  await stop(places)
  dropSocketFolder(connection.host)
}

const STOP_MS = 20_000

const stop = async (places: Places) => {
  const pid = readPostmaster(places)?.pid
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (readPostmaster(places)?.pid === pid) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await sleep(20)
  }
}

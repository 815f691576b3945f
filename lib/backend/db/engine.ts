import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import { postgresDidNotStart } from '#messages/start.ts'
import { secret } from '../secrets.ts'
import { findBinaries } from './engine/binaries.ts'
import { buffersFor } from './engine/buffers.ts'
import {
  ADMIN,
  type Connection,
  connect,
  dropStrangersPid,
  findRunning,
  readPostmaster,
  servesOurs,
} from './engine/connect.ts'
import { initialise } from './engine/initialise.ts'
import { launch } from './engine/launch.ts'
import {
  dropSocketFolder,
  type EnginePaths,
  findPaths,
  forgetSocketFolder,
  isSocketFolder,
  socketFolder,
} from './engine/paths.ts'

export type Engine = {
  connection: Connection
  /** The folder of the database's files. */
  folder: string
  /** Stops PostgreSQL, unless another process of the shop still uses it. */
  close: () => Promise<void>
}

const PATIENCE_MS = 10_000
// After a crash PostgreSQL replays its log first, and another process may be starting it already.
const RECOVERY_MS = 120_000

/**
 * The shop's own PostgreSQL: attached to if it is running, else started, and started again if it dies. Given settings
 * come after the shop's own.
 */
export const openEngine = async (dataDir: string, settings: readonly string[] = []): Promise<Engine> => {
  const places = findPaths(dataDir)
  const connection = {
    host: '',
    user: 'keeper',
    password: secret('database', dataDir),
    database: 'postgres',
  }
  let closing = false
  let keeper = hold()

  async function hold() {
    const client = await attachOrStart(places, connection, settings)
    client.on('error', error => {
      if (!closing) console.error(`The database's connection broke: ${error.message}`)
    })
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

  // The last other process may be stopping it right now: then it is started again.
  for (let attempt = 1; ; attempt++) {
    try {
      await createDatabase(await keeper, connection.password)
      break
    } catch (error) {
      if (attempt === 5 || !isGone(error)) throw error
      await sleep(100)
    }
  }
  return {
    connection: { ...connection, user: 'haat', database: 'haat' },
    folder: places.data,
    close: async () => {
      closing = true
      await leave(await keeper, places, connection.host)
    },
  }
}

const attachOrStart = async (
  places: EnginePaths,
  connection: Connection,
  settings: readonly string[],
): Promise<pg.Client> => {
  const recovery = Date.now() + RECOVERY_MS
  const lost = stopwatch()
  const failing = stopwatch()
  for (; ; await sleep(50)) {
    const running = findRunning(places)
    const reachable = running !== undefined && isSocketFolder(running.socketFolder, places)
    connection.host = reachable ? running.socketFolder : socketFolder(places)
    const found = await connect(connection)
    if (typeof found === 'object') {
      if (await servesOurs(found, places)) return found
      await found.end()
      forgetSocketFolder(places)
      continue
    }
    // Its socket was deleted; it is checked twice, since PostgreSQL may have begun to listen meanwhile.
    const isLost = running?.ready && found === 'absent'
    if (lost.since(isLost ? running.pid : undefined) > PATIENCE_MS) signal(running?.pid, 'SIGINT')
    if ((running || found === 'busy') && Date.now() < recovery) continue
    const started = await start(places, connection, settings)
    if (typeof started === 'object') return started
    if (failing.since('start') > PATIENCE_MS) throw new StartError(postgresDidNotStart(started))
  }
}

/** How long the state has been the same. */
const stopwatch = () => {
  let state: { what: unknown; at: number } | undefined
  return {
    since: (what: unknown) => {
      if (what === undefined) state = undefined
      else if (state?.what !== what) state = { what, at: Date.now() }
      return state ? Date.now() - state.at : 0
    },
  }
}

/** Returns a keeper, or the reason why this attempt did not make one. */
const start = async (
  places: EnginePaths,
  connection: Connection,
  settings: readonly string[],
): Promise<pg.Client | string> => {
  const binaries = findBinaries(places.runner)
  await initialise(binaries, places, connection.password, connection.host)
  dropStrangersPid(places)
  const child = launch(binaries.bin, places, connection.host, [buffersFor(places.data), ...settings])
  for (;;) {
    await sleep(10)
    if (child.end.reason) {
      const log = child.logged().trim()
      if (RETRIED.test(log)) return log
      throw new StartError(postgresDidNotStart(log || child.end.reason))
    }
    const found = await connect(connection).catch(async error => {
      await child.stop()
      throw error
    })
    if (typeof found === 'object') return found
  }
}

// Another process of the shop was faster, or the memory of the last one is not free yet.
const RETRIED =
  /postmaster\.pid" already exists|shared memory block|lock file .*: No such file or directory|lock file .* is empty/

// The shop's user is not the superuser: an SQL injection must not reach the machine.
const createDatabase = async (keeper: pg.Client, password: string) => {
  const { rowCount } = await keeper.query(`select 1 from pg_database where datname = 'haat'`)
  if (rowCount) return
  await keeper.query(`create role haat login password '${password}'`).catch(unlessThere)
  await keeper.query('create database haat owner haat').catch(unlessThere)
}

const unlessThere = (error: Error & { code?: string }) => {
  if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error
}

/** Ends the keeper; the last one stops PostgreSQL. */
const leave = async (keeper: pg.Client, places: EnginePaths, socket: string) => {
  try {
    // One at a time: two that leave together would each count the other, and nobody would stop it.
    await keeper.query(`set lock_timeout = '10s'`)
    await keeper.query('select pg_advisory_lock($1)', [LEAVING])
    const { rows } = await keeper.query(OTHERS, [ADMIN])
    if (rows[0].others > 0) await keeper.query(`set application_name = 'haat leaving'`)
    else await stop(places)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  await keeper.end()
  if (!findRunning(places)) dropSocketFolder(socket)
}

const LEAVING = 4_228
const OTHERS = `select count(*)::int as others from pg_stat_activity
  where application_name = $1 and pid <> pg_backend_pid()`

// PostgreSQL was stopped, crashed or killed during a query.
const isGone = (error: unknown) =>
  error instanceof Error &&
  (['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'].includes((error as { code?: string }).code ?? '') ||
    /terminated|not queryable|connection error/i.test(error.message))

const STOP_MS = 20_000

const stop = async (places: EnginePaths) => {
  const pid = readPostmaster(places)?.pid
  if (!pid) return
  signal(pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (readPostmaster(places)?.pid === pid) {
    if (Date.now() > deadline) {
      signal(pid, 'SIGQUIT')
      return
    }
    await sleep(20)
  }
}

const signal = (pid: number | undefined, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    if (pid) process.kill(pid, name)
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

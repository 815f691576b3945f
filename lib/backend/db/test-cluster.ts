import 'server-only'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-ports.mjs'
import { secret } from '../secrets.ts'
import { backUp } from './back-up.ts'
import { findBinaries } from './engine/binaries.ts'
import { readPostmaster } from './engine/connect.ts'
import { launch } from './engine/launch.ts'
import { adopt, type EnginePaths, findPaths, socketFolder } from './engine/paths.ts'
import { openEngine } from './engine.ts'
import { migrate } from './migrate.ts'
import { closePool, setConnection } from './pool.ts'

export type Server = Awaited<ReturnType<typeof startServer>>

/** For tests: a primary with the shop's tables, and a standby that follows it. Real ones, which nobody starts again. */
export async function startCluster() {
  const top = await mkdtemp(path.join(os.tmpdir(), 'haat-cluster-'))
  await chmod(top, 0o755)
  const [first, second] = [path.join(top, 'first'), path.join(top, 'second')]
  const password = secret('database', first)
  const engine = await openEngine(first)
  setConnection(engine.connection)
  await migrate()
  await closePool()
  setConnection(undefined)
  await backUp(first, engine, second)
  await engine.close()
  const primary = await startServer(first, password)
  await primary.answers()
  const standby = await startServer(second, password, primary.port)
  await standby.answers()
  return {
    primary,
    standby,
    close: async () => {
      for (const server of [standby, primary]) await server.kill()
      await rm(top, { recursive: true, force: true })
    },
  }
}

async function startServer(folder: string, password: string, follows?: number) {
  const places = findPaths(folder)
  const port = await freePort()
  if (follows) {
    writeFileSync(path.join(places.data, 'standby.signal'), '')
    const from = `host=127.0.0.1 port=${follows} user=keeper password=${password}`
    appendFileSync(path.join(places.data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
    adopt(places)
  }
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'wal_keep_size=256MB']
  const { end, logged } = launch(findBinaries(places.runner).bin, places, socketFolder(places), settings)
  const keeper = { host: '127.0.0.1', port, user: 'keeper', password, database: 'haat' }
  const asKeeper = async <Row extends object>(statement: string) => {
    const client = new pg.Client({ ...keeper, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    await client.connect()
    return client.query<Row>(statement).finally(() => client.end())
  }
  return {
    port,
    host: `127.0.0.1:${port}`,
    url: urlOf(password, `127.0.0.1:${port}`),
    password,
    asKeeper,
    answers: () =>
      until(
        () => asKeeper('select 1'),
        () => end.reason && `${end.reason}: ${logged()}`,
      ),
    promote: () => asKeeper('select pg_promote()'),
    /** All of its processes at once, as when a machine loses its power. */
    kill: async () => {
      signalAll(places, 'SIGCONT')
      signalAll(places, 'SIGKILL')
      await until(async () => {
        if (end.reason === undefined) throw new Error('It runs.')
      })
    },
    /** It neither answers nor closes a connection, until it is thawed. */
    freeze: () => signalAll(places, 'SIGSTOP'),
    thaw: () => signalAll(places, 'SIGCONT'),
  }
}

/** One address for several servers. */
export const urlOf = (password: string, hosts: string) => `postgres://haat:${password}@${hosts}/haat`

const signalAll = (places: EnginePaths, signal: NodeJS.Signals) => {
  const pid = readPostmaster(places)?.pid
  if (!pid) return
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

const childrenOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

/** Waits until it works, at most half a minute. */
export const until = async (work: () => Promise<unknown>, isOver: () => unknown = () => undefined) => {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    try {
      return await work()
    } catch (error) {
      const reason = isOver()
      if (reason) throw new Error(String(reason))
      if (Date.now() > end) throw error
    }
  }
}

import { env } from '#lib/server/settings/env.ts'
import { setReadiness } from '../health.ts'
import { isReady } from '../is-ready.ts'
import { findPrimary } from './find-primary.ts'
import { closePool, databaseState, db } from './pool.ts'
import { startCluster, until, urlOf } from './test-cluster.ts'
import { transaction } from './transaction.ts'
import { watchPrimary } from './watch-primary.ts'

jest.setTimeout(120_000)

let cluster: Awaited<ReturnType<typeof startCluster>>
let watch: ReturnType<typeof watchPrimary>
const told: string[] = []

beforeAll(async () => {
  for (const level of ['log', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...parts) => void told.push(parts.map(String).join(' ')))
  cluster = await startCluster()
  const { primary, standby } = cluster
  // The standby first: the order of the hosts says nothing.
  env.databaseUrl = `${urlOf(primary.password, `${standby.host},${primary.host}`)}?target_session_attrs=read-write`
  await findPrimary(env.databaseUrl)
  watch = watchPrimary(env.databaseUrl, 1_500)
  setReadiness('ready')
})

afterAll(async () => {
  await watch?.stop()
  await closePool()
  env.databaseUrl = undefined
  await cluster?.close()
})

const write = () => transaction(tx => tx.run('update catalogue_version set version = version + 1'))
const version = async () =>
  (await db.one<{ version: number }>('select version from catalogue_version'))?.version

test('of several hosts the one that takes writes is found, whichever is named first', async () => {
  expect(databaseState().host).toBe(1)
  await write()
  expect(await isReady()).toBe('ready')
})

test('a primary that freezes is refused within seconds, and used again when it goes on', async () => {
  cluster.primary.freeze()
  const start = Date.now()
  // They were begun before anybody knew.
  const waiting = await Promise.allSettled([write(), version(), write()])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(Date.now() - start).toBeLessThan(10_000)
  const next = Date.now()
  await expect(write()).rejects.toMatchObject({ code: '08006' })
  expect(Date.now() - next).toBeLessThan(500)
  expect(await isReady()).toBe('no database')
  expect(await isReady({ withoutDatabase: true })).toBe('ready')
  cluster.primary.thaw()
  await until(write)
  expect(await isReady()).toBe('ready')
  expect(told.filter(line => line.startsWith('The database takes no writes'))).toHaveLength(1)
  expect(told.filter(line => line.startsWith('The database takes writes again'))).toHaveLength(1)
})

test('when the primary dies, writes go on at the standby that took its place, with all that was acknowledged', async () => {
  await cluster.primary.asKeeper(`alter system set synchronous_standby_names = '*'`)
  await cluster.primary.asKeeper('select pg_reload_conf()')
  await until(async () => {
    const { rows } = await cluster.primary.asKeeper<{ state: string }>(
      `select sync_state as state from pg_stat_replication`,
    )
    expect(rows[0]?.state).toBe('sync')
  })
  await write()
  const before = await version()
  await cluster.primary.kill()
  await expect(write()).rejects.toThrow()
  // A standby takes none.
  await until(async () => expect(databaseState().isAway).toBe(true))
  await expect(write()).rejects.toMatchObject({ code: '08006' })
  await cluster.standby.promote()
  await until(write)
  expect(databaseState().host).toBe(0)
  expect(await version()).toBe(Number(before) + 1)
})

import { env } from '#lib/server/settings/env.ts'
import { addProduct } from '../test-product.ts'
import { noteCatalogueChange } from '../watch-changes.ts'
import { beatForReplicas } from './beat-for-replicas.ts'
import { listDb } from './list-db.ts'
import { closePool, db } from './pool.ts'
import { notePrimary } from './primary-facts.ts'
import { closeReplica, fitReplica, replicaLag } from './read-replica.ts'
import { startCluster, until } from './test-cluster.ts'
import { transaction } from './transaction.ts'

jest.setTimeout(120_000)

let cluster: Awaited<ReturnType<typeof startCluster>>
const told: string[] = []

beforeAll(async () => {
  for (const level of ['log', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...parts) => void told.push(parts.map(String).join(' ')))
  cluster = await startCluster()
  env.databaseUrl = cluster.primary.url
  env.databaseReadUrl = cluster.standby.url
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 5 } })
})

afterAll(async () => {
  await closeReplica()
  await closePool()
  env.databaseUrl = undefined
  env.databaseReadUrl = undefined
  await cluster?.close()
})

/** As the watch of changes and the job do it. */
const look = async () => {
  await beatForReplicas()
  const row = await db.one<{ version: number }>('select version from catalogue_version')
  await notePrimary(row?.version ?? 0, [])
}
const readsFrom = async () => {
  const row = await listDb.one<{ port: string }>(`select current_setting('port') as port`)
  return Number(row?.port) === cluster.standby.port ? 'replica' : 'primary'
}
/** Until it goes on, nothing more of the primary reaches the replica. */
const stopReplica = async () => {
  await cluster.standby.asKeeper('select pg_wal_replay_pause()')
  await until(async () => {
    const { rows } = await cluster.standby.asKeeper<{ state: string }>(
      'select pg_get_wal_replay_pause_state() as state',
    )
    expect(rows[0]?.state).toBe('paused')
  })
}
const letReplicaGoOn = () => cluster.standby.asKeeper('select pg_wal_replay_resume()')

test('before anything is known of the primary, the primary is asked', async () => {
  expect(await readsFrom()).toBe('primary')
})

test('a replica that follows is read for lists, and has what was changed before', async () => {
  for (let price = 100; price < 110; price++) {
    await transaction(async tx => {
      await tx.run('update products set discount_paise = $1 where id = 1', [price])
      await noteCatalogueChange(tx)
    })
    await look()
    // From whichever it came: what this process knows of is in it.
    const row = await listDb.one<{ price: number }>(
      'select discount_paise as price from products where id = 1',
    )
    expect(row?.price).toBe(price)
  }
  await until(async () => {
    await look()
    expect(await readsFrom()).toBe('replica')
  })
  expect(replicaLag()).toBeLessThan(5)
})

test('a replica that lacks a change is not read, however short it is behind', async () => {
  await stopReplica()
  await transaction(noteCatalogueChange)
  await look()
  expect(await readsFrom()).toBe('primary')
})

test('a replica an hour behind is not read, the log says so once, and lists are whole', async () => {
  await cluster.primary.asKeeper(`update heartbeats set at = now() - interval '1 hour'`)
  await letReplicaGoOn()
  await until(async () => {
    const { rows } = await cluster.standby.asKeeper<{ old: boolean }>(
      `select at < now() - interval '50 minutes' as old from heartbeats`,
    )
    expect(rows[0]?.old).toBe(true)
  })
  await stopReplica()
  await look()
  told.length = 0
  await until(async () => {
    await look()
    await readsFrom()
    expect(replicaLag()).toBeGreaterThan(3_000)
  })
  for (let n = 0; n < 5; n++) expect(await readsFrom()).toBe('primary')
  expect(
    told.filter(line => /read from the primary: the read replica is 3\d\d\d s behind/.test(line)),
  ).toHaveLength(1)
  await letReplicaGoOn()
  await until(async () => {
    await look()
    expect(await readsFrom()).toBe('replica')
  })
  expect(told.filter(line => line.includes('read replica again'))).toHaveLength(1)
})

test('one that freezes or dies costs a list a moment, and no request fails', async () => {
  await look()
  expect(await readsFrom()).toBe('replica')
  cluster.standby.freeze()
  const start = Date.now()
  expect(await readsFrom()).toBe('primary')
  expect(Date.now() - start).toBeLessThan(5_000)
  cluster.standby.thaw()
  await cluster.standby.kill()
  await look()
  for (let n = 0; n < 3; n++) expect(await readsFrom()).toBe('primary')
  expect(await fitReplica()).toBeUndefined()
})

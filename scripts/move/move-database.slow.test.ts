import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { type Engine, openEngine } from '#lib/backend/db/engine.ts'
import { migrate } from '#lib/backend/db/migrate.ts'
import { closePool, type Db, db, setConnection } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { type MovedDatabase, moveDatabase } from '#lib/backend/move/move-database.ts'
import { sequencesOf } from '#lib/backend/move/moved-tables.ts'
import { newestShop, unpack } from '../old-shop/archive.ts'
import { readFacts } from '../old-shop/facts.ts'

// The cluster of the old shop was created on Linux, and needs Linux's character types.
const linux = process.platform === 'linux' ? describe : describe.skip

linux('a shop that has lived, moved into another PostgreSQL', () => {
  const old = newestShop()
  const shop = embeddedShop(handlers)
  let [folder, data] = ['', '']
  let [here, there]: Engine[] = []
  const from = () => here?.connection ?? {}
  const to = () => there?.connection ?? {}

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'haat-move-'))
    await chmod(folder, 0o755)
    data = path.join(folder, 'data')
    await unpack(old.name, folder)
    await mkdir(path.join(folder, 'there'))
    ;[here, there] = [await openEngine(data), await openEngine(path.join(folder, 'there'))]
    await at(from(), () => migrate())
  }, 60_000)
  afterAll(async () => {
    await here?.close()
    await there?.close()
    await rm(folder, { recursive: true })
  })

  /** Works with the shop that lies there. */
  const at = async <Result>(connection: pg.ClientConfig, work: () => Promise<Result>): Promise<Result> => {
    setConnection(connection)
    try {
      return await work()
    } finally {
      await closePool()
      setConnection(undefined)
    }
  }
  const factsAt = (connection: pg.ClientConfig) =>
    at(connection, async () => ({
      facts: await readFacts((statement: string) => (db as Db).query(statement), data, old.facts.tables),
      sequences: await sequencesOf(db),
      migrations: await db.query('select name, applied_at from migrations order by name'),
    }))
  const asClient = async <Result>(
    connection: pg.ClientConfig,
    name: string,
    work: (client: pg.Client) => Promise<Result>,
  ) => {
    const client = new pg.Client({ ...connection, application_name: name })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  const dieAt = async (point: string, nth: number) => {
    const worker = spawn(
      process.execPath,
      [
        ...[
          '--experimental-strip-types',
          '--disable-warning=ExperimentalWarning',
          '--conditions=react-server',
        ],
        ...[
          'lib/backend/move/test-move-worker.ts',
          JSON.stringify(from()),
          JSON.stringify(to()),
          point,
          String(nth),
        ],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    const [code, signal] = await once(worker, 'exit')
    return signal ?? code
  }
  const move = (options: Partial<Parameters<typeof moveDatabase>[0]> = {}) =>
    moveDatabase({ from: from(), to: to(), ...options })

  test('nothing is copied while the shop runs, nor into a database that holds something else', async () => {
    await asClient(from(), 'haat', () => expect(move()).rejects.toThrow('The shop is running'))
    await asClient(to(), 'haat', () =>
      expect(move()).rejects.toThrow('A shop is running on the database there'),
    )
    await asClient(to(), 'test', async client => {
      await client.query('create table notes (said text)')
      await expect(move()).rejects.toThrow('public.notes')
      await client.query('drop table notes')
      // Somebody writes who is no shop.
      await asClient(from(), 'test', async writer => {
        await writer.query('begin')
        await writer.query('lock table orders in row exclusive mode')
        await expect(move()).rejects.toThrow('in use by something else')
        await writer.query('rollback')
      })
      expect((await client.query(`select to_regclass('orders') as it`)).rows[0].it).toBeNull()
    })
  }, 60_000)

  test('whoever is killed in the middle goes on, and then everything is there: rows, counters, sums', async () => {
    const before = await factsAt(from())
    expect(await dieAt('table-copied', 7)).toBe('SIGKILL')
    expect(await dieAt('tables-copied', 1)).toBe('SIGKILL')
    const told = { goesOn: 0, wasThere: 0, tables: [] as string[] }
    const moved: MovedDatabase = await move({
      onGoingOn: () => told.goesOn++,
      onTable: (_done, _of, table, _sum, wasThere) => {
        told.tables.push(table)
        if (wasThere) told.wasThere++
      },
    })
    expect(told.goesOn).toBe(1)
    expect(told.wasThere).toBe(told.tables.length)
    expect(told.tables).toContain('public.orders')
    expect(moved.money.find(({ table }) => table === 'orders')?.count).toBe(
      before.facts.tables['public.orders']?.rows,
    )
    expect(Number(moved.money.find(({ table }) => table === 'orders')?.paise)).toBeGreaterThan(0)
    expect(await factsAt(to())).toEqual(before)
    expect(await factsAt(from())).toEqual(before)
    const links = (connection: pg.ClientConfig) =>
      asClient(
        connection,
        'test',
        async client =>
          (await client.query(`select count(*)::int as n from pg_constraint where contype = 'f'`)).rows[0].n,
      )
    expect(await links(to())).toBe(await links(from()))
  }, 120_000)

  test('a customer signs in and orders there, and the shop comes back with that order', async () => {
    const placed = await at(to(), async () => {
      const { customer } = old
      const signed = await shop.signIn({
        ...{ username: customer.email, password: customer.password },
        grant_type: 'password',
      })
      const her = { token: signed.access_token }
      const [address] = await shop.addresses({}, her)
      const { coorderid } = await shop.placeOrder(
        { addressid: String(address?.id), paymentmode: 'COD', orders: [{ productcode: '3', quantity: 1 }] },
        her,
      )
      return coorderid
    })
    // In the wrong direction it would be lost.
    await expect(move({ mayReplace: true })).rejects.toThrow('orders that are not here')
    const back = { from: to(), to: from() }
    await expect(move(back)).rejects.toThrow('as it was earlier')
    await move({ ...back, mayReplace: true })
    const found = await at(from(), () => db.query('select 1 from orders where id = $1', [placed]))
    expect(found).toHaveLength(1)
    expect(await factsAt(from())).toEqual(await factsAt(to()))
  }, 120_000)

  test('another shop is never written over, and half a shop is not started', async () => {
    await asClient(to(), 'test', client =>
      client.query(`update migrations set applied_at = applied_at - interval '1 day'`),
    )
    await expect(move({ mayReplace: true })).rejects.toThrow('another shop')
    await asClient(to(), 'test', client =>
      client.query('create schema haat_move; create table haat_move.move (shop text)'),
    )
    const { openDatabase } = await import('#lib/backend/db/open.ts')
    const { env } = await import('#lib/server/settings/env.ts')
    const { host = '', user, password, database } = to() as Record<string, string>
    jest.replaceProperty(
      env,
      'databaseUrl',
      `postgresql:///${database}?${new URLSearchParams({ host, user: String(user), password: String(password) })}`,
    )
    await expect(openDatabase()).rejects.toThrow('has not ended')
    jest.restoreAllMocks()
  }, 60_000)
})

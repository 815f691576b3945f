import 'server-only'
import pg from 'pg'
import { processWide } from '#lib/rules/process-wide.ts'
import { databaseAddresses } from '#lib/server/settings/database-addresses.ts'
import { env } from '#lib/server/settings/env.ts'
import { traceQuery } from '#lib/server/traces/trace-query.ts'
import { greet, isPooled } from './greet.ts'
import { DatabaseAway } from './lost-connection.ts'

/** SQL, or SQL with a name: a named statement is planned once per connection. For fixed, frequent queries. */
type Statement = string | { name: string; text: string }

/** What runs a query: the pool, or one transaction. Backend functions take it as their first argument. */
export type Db = {
  query: <Row extends object>(statement: Statement, values?: unknown[]) => Promise<Row[]>
  one: <Row extends object>(statement: Statement, values?: unknown[]) => Promise<Row | undefined>
  /** How many rows an insert, update or delete changed. */
  run: (statement: Statement, values?: unknown[]) => Promise<number>
}

type State = {
  connection?: pg.PoolConfig
  pool?: pg.Pool
  /** The pool's connections. */
  clients: Set<pg.ClientBase>
  /** Which of the hosts of DATABASE_URL takes writes. */
  host: number
  /** None of them does. */
  isAway: boolean
}

export const databaseState = () =>
  processWide('database', (): State => ({ clients: new Set(), host: 0, isAway: false }))

export const setConnection = (connection: pg.PoolConfig | undefined) => {
  databaseState().connection = connection
}

export const pool = () => (databaseState().pool ??= createPool())

export const closePool = async () => {
  const open = databaseState().pool
  databaseState().pool = undefined
  await open?.end()
}

/** One of the pool's connections, to be released. */
export const takeConnection = async (): Promise<pg.PoolClient> => {
  refuseWhileAway()
  return pool().connect()
}

// Nobody waits for what is known not to be there.
const refuseWhileAway = () => {
  if (databaseState().isAway) throw new DatabaseAway()
}

/** For what pg does itself: COPY, cursors. */
export type Client = pg.ClientBase

export const dbOf = (client: Pick<pg.ClientBase, 'query'>): Db => {
  const query = (statement: Statement, values: unknown[] = []) =>
    traceQuery(statement, () =>
      client
        .query(typeof statement === 'string' ? { text: statement, values } : { ...statement, values })
        .catch(dropRow),
    )
  return {
    query: async (statement, values) => (await query(statement, values)).rows,
    one: async (statement, values) => (await query(statement, values)).rows[0],
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  }
}

/** Of a row that breaks a rule PostgreSQL tells the values: personal data, which would stand in the log with the error. */
const dropRow = (error: Error & { detail?: unknown }): never => {
  if (error.detail !== undefined) error.detail = undefined
  throw error
}

const ask = async (config: pg.QueryConfig) => {
  refuseWhileAway()
  return pool().query(config)
}

export const db: Db = dbOf({ query: ask as pg.Pool['query'] })

const createPool = () => {
  const { connection, clients } = databaseState()
  const asked = connection ?? (env.databaseUrl && poolOf(databaseAddresses(env.databaseUrl)))
  if (!asked) throw new Error('The database is asked while it is not open.')
  return openPool({ statement_timeout: 15_000, ...(connection && { max: OWN_MOST }), ...asked }, clients)
}

/** At the shop's own PostgreSQL, on the same machine: each connection is a process there with plans of its own. */
const OWN_MOST = 8

/** At a pooler no setting comes with a connection, and so none is told here: `greet` makes them. */
const poolOf = (addresses: string[]): pg.PoolConfig => ({
  Client: clientOf(() => addresses[databaseState().host] ?? ''),
  onConnect: greet,
  keepAlive: true,
  statement_timeout: 0,
})

/** A driver's client that asks for its address when it is made, and names no statement where a pooler stands between. */
export const clientOf = (address: () => string) =>
  class extends pg.Client {
    constructor(options: pg.ClientConfig) {
      super({ ...options, connectionString: address() })
    }
    override query(...[config, ...rest]: unknown[]) {
      const asked = config as pg.QueryConfig
      const sent = asked?.name && isPooled(this) ? { ...asked, name: undefined } : config
      return Reflect.apply(super.query, this, [sent, ...rest])
    }
  } as unknown as new () => pg.ClientBase

export const openPool = (options: pg.PoolConfig, clients: Set<pg.ClientBase>) => {
  const opened = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'haat',
    // Statements that are begun together go to the database together, instead of each after the answer to the one before.
    pipeline: true,
    types: { getTypeParser },
    ...options,
  })
  opened.on('connect', client => {
    clients.add(client)
    // Whoever uses a connection that breaks hears of it by the answer that does not come.
    client.on('error', () => {})
  })
  opened.on('remove', client => clients.delete(client))
  let told = 0
  // An idle connection that dies is replaced by the next one. All of them die at once.
  opened.on('error', error => {
    if (opened.ending || Date.now() - told < ONCE_MS) return
    told = Date.now()
    console.error(`A database connection was lost: ${error.message}`)
  })
  return opened
}

const ONCE_MS = 1_000

const INT8 = 20

// Counts and paise arrive as bigint; both stay far below 2^53.
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

import 'server-only'
import pg from 'pg'
import { processWide } from '#lib/rules/process-wide.ts'
import { env } from '#lib/server/settings/env.ts'

/** SQL, or SQL with a name: a named statement is planned once per connection. For fixed, frequent queries. */
type Statement = string | { name: string; text: string }

/** What runs a query: the pool, or one transaction. Backend functions take it as their first argument. */
export type Db = {
  query: <Row extends object>(statement: Statement, values?: unknown[]) => Promise<Row[]>
  one: <Row extends object>(statement: Statement, values?: unknown[]) => Promise<Row | undefined>
  /** How many rows an insert, update or delete changed. */
  run: (statement: Statement, values?: unknown[]) => Promise<number>
}

const state = () => processWide('database', (): { connection?: pg.PoolConfig; pool?: pg.Pool } => ({}))

export const setConnection = (connection: pg.PoolConfig | undefined) => {
  state().connection = connection
}

export const pool = () => (state().pool ??= createPool())

export const closePool = async () => {
  const open = state().pool
  state().pool = undefined
  await open?.end()
}

/** For what pg does itself: COPY, cursors. */
export type Client = pg.ClientBase

export const dbOf = (client: Pick<pg.ClientBase, 'query'>): Db => {
  const query = (statement: Statement, values: unknown[] = []) =>
    client.query(typeof statement === 'string' ? { text: statement, values } : { ...statement, values })
  return {
    query: async (statement, values) => (await query(statement, values)).rows,
    one: async (statement, values) => (await query(statement, values)).rows[0],
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  }
}

export const db: Db = dbOf({ query: ((config: pg.QueryConfig) => pool().query(config)) as pg.Pool['query'] })

const createPool = () => {
  const connection = state().connection ?? (env.databaseUrl && { connectionString: env.databaseUrl })
  if (!connection) throw new Error('The database is asked while it is not open.')
  const created = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'haat',
    // Statements that are begun together go to the database together, instead of each after the answer to the one before.
    pipeline: true,
    types: { getTypeParser },
    ...connection,
  })
  // An idle connection that dies is replaced by the next one.
  created.on('error', error => {
    if (!created.ending) console.error(`A database connection was lost: ${error.message}`)
  })
  return created
}

const INT8 = 20

// Counts and paise arrive as bigint; both stay far below 2^53.
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

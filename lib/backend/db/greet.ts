import 'server-only'
import type pg from 'pg'
import { serverReadOnly } from '#messages/start.ts'

const pooled = new WeakSet<object>()

/**
 * Whether a pooler stands between, which gives each transaction another of its own connections: then nothing may be kept
 * in a session, neither a named statement nor a setting.
 */
export const isPooled = (client: object) => pooled.has(client)

/**
 * Asked of each new connection to a database of the seller's. A pooler makes up the process's number that it tells, and
 * so it shows itself; it also refuses settings that come with the connection, so they are made here.
 */
export const greet = async (client: pg.ClientBase) => {
  if (await greetReplica(client)) throw new ReadOnlyServer()
}

/** The same of a server that need not take writes; tells whether it takes none. */
export const greetReplica = async (client: pg.ClientBase) => {
  const { processID } = client as unknown as { processID: number | null }
  const question = { text: GREETING, values: [processID], query_timeout: PATIENCE_MS }
  const { rows } = await client.query<{ isReadOnly: boolean; isDirect: boolean | null }>(question)
  if (!rows[0]?.isDirect) pooled.add(client)
  return rows[0]?.isReadOnly ?? false
}

const PATIENCE_MS = 5_000

export const STATEMENT_TIMEOUT = '15s'
export const IDLE_TIMEOUT = '60s'

const GREETING = `select current_setting('transaction_read_only') = 'on' as "isReadOnly", pg_backend_pid() = $1::int as "isDirect",
  case when pg_backend_pid() = $1::int then set_config('statement_timeout', '${STATEMENT_TIMEOUT}', false) end,
  case when pg_backend_pid() = $1::int
    then set_config('idle_in_transaction_session_timeout', '${IDLE_TIMEOUT}', false) end`

/** Whether a server takes no writes: a standby, or a primary that was told so. */
export const ASK_READ_ONLY = `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/** As PostgreSQL says it of a write. */
export class ReadOnlyServer extends Error {
  readonly code = '25006'
  constructor() {
    super(serverReadOnly)
  }
}

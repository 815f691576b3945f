import 'server-only'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '#lib/start-error.ts'
import type { Places } from './places.ts'

export type Connection = { host: string; user: string; password: string; database: string }

/** What postmaster.pid says of the PostgreSQL that runs, or ran, on this data. */
export const readPostmaster = ({ data }: Places) => {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' }
}

/** A connection that holds the engine open for this process; 'absent' when nobody answers, 'busy' while it starts or stops. */
export const attach = async (connection: Connection): Promise<pg.Client | 'absent' | 'busy'> => {
  const client = new pg.Client({
    ...connection,
    application_name: KEEPER,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    if (code === CANNOT_CONNECT_NOW || code === 'ECONNRESET' || /terminated unexpectedly/.test(message))
      return 'busy'
    if (code === WRONG_PASSWORD)
      throw new StartError(
        'The password in DATA_DIR/secrets/database is not that of the database beside it: they belong together.',
      )
    throw error
  }
}

const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'

export const KEEPER = 'haat keeper'

/** After a crash of the machine the pid may be another program's, and PostgreSQL would wait for it for ever. */
export const dropStrangersPid = (places: Places) => {
  const pid = readPostmaster(places)?.pid
  const command = `/proc/${pid}/cmdline`
  if (pid && existsSync(command) && !readFileSync(command, 'utf8').includes('postgres'))
    rmSync(path.join(places.data, 'postmaster.pid'), { force: true })
}

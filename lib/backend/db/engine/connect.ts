import 'server-only'
import { readlinkSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartError } from '#lib/server/settings/start-error.ts'
import { otherPassword } from '#messages/start.ts'
import { type EnginePaths, readIfThere } from './paths.ts'

export type Connection = { host: string; user: string; password: string; database: string }

/** The content of postmaster.pid: the PostgreSQL that runs, or ran, on this data. */
export const readPostmaster = (places: EnginePaths) => {
  const lines = readIfThere(pidFile(places))?.split('\n')
  return (
    lines && {
      pid: Number(lines[0]),
      socketFolder: lines[4]?.trim() ?? '',
      ready: lines[7]?.trim() === 'ready',
    }
  )
}

const pidFile = ({ data }: EnginePaths) => path.join(data, 'postmaster.pid')

/**
 * A connection that keeps the engine running for this process; 'absent' if nothing listens, 'busy' while it starts or
 * stops.
 */
export const connect = async (connection: Connection): Promise<pg.Client | 'absent' | 'busy'> => {
  const client = new pg.Client({
    ...connection,
    application_name: ADMIN,
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
    if (code === WRONG_PASSWORD) throw new StartError(otherPassword)
    throw error
  }
}

const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'

export const ADMIN = 'haat keeper'

/** Whether it serves this data: a copied folder still names the socket of the original. */
export const servesOurs = async (client: pg.Client, { data }: EnginePaths) =>
  (await client.query('show data_directory')).rows[0].data_directory === data

/**
 * Removes postmaster.pid where the process it names is not this PostgreSQL, as after a crash or in a copied folder:
 * PostgreSQL would wait for that process for ever.
 */
export const dropStrangersPid = (places: EnginePaths) => {
  const postmaster = readPostmaster(places)
  if (!postmaster) return
  const folder = workingFolder(postmaster.pid)
  const isOfAnotherFolder = folder !== undefined && folder !== places.data
  if (isOfAnotherFolder || (!postmaster.pid && isLeftOver(pidFile(places))))
    rmSync(pidFile(places), { force: true })
}

// A power failure may leave it empty; PostgreSQL itself fills it at once.
const isLeftOver = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > 5_000
}

/** Finds a PostgreSQL that runs on this data, or starts or stops there. Without /proc this is unknown. */
export const findRunning = (places: EnginePaths) => {
  const postmaster = readPostmaster(places)
  return postmaster && workingFolder(postmaster.pid) === places.data ? postmaster : undefined
}

// PostgreSQL's working directory is its data folder.
const workingFolder = (pid: number) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { endedWith, needsGlibc } from '#messages/start.ts'
import { spawnAs } from './os-user.ts'
import type { EnginePaths } from './paths.ts'

/** Starts PostgreSQL so that it survives a crash of this process, and Ctrl-C in the terminal does not reach it. */
export const launch = (
  bin: string,
  places: EnginePaths,
  socketFolder: string,
  settings: readonly string[],
) => {
  const log = openSync(places.log, hasGrown(places.log) ? 'w' : 'a')
  const from = statSync(places.log).size
  const child = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      places.data,
      '-k',
      socketFolder,
      ...[...SETTINGS, ...settings].flatMap(setting => ['-c', setting]),
    ],
    {
      ...spawnAs(places.runner),
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  child.unref()
  return {
    end: endOf(child, bin),
    logged: () => readFileSync(places.log, 'utf8').slice(from),
    stop: async () => {
      child.ref()
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'autovacuum_work_mem=16MB',
  // No processes that only wait: readers for others, a second cleaner, what sends changes to other databases.
  'io_method=sync',
  'autovacuum_max_workers=1',
  'max_logical_replication_workers=0',
  'max_wal_size=2GB',
  // An acknowledged order survives a power failure.
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  // The shop's queries are faster than compiling them or starting a parallel worker.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'idle_in_transaction_session_timeout=60s',
  'timezone=UTC',
  'log_timezone=UTC',
  // A violated constraint is logged without the row's values: they are personal data.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

const LOG_LIMIT = 5_000_000

const hasGrown = (log: string) => existsSync(log) && statSync(log).size > LOG_LIMIT

/** Why a launched PostgreSQL ended, once it has. */
const endOf = (child: ChildProcess, bin: string) => {
  const end: { reason?: string } = {}
  child.on('exit', (code, signal) => {
    end.reason = endedWith(String(signal ?? code))
  })
  child.on('error', error => {
    end.reason = whyNotRun(error, bin)
  })
  return end
}

// The file exists and yet "not found": its dynamic loader is missing.
export const whyNotRun = (error: Error, bin: string) =>
  'code' in error && error.code === 'ENOENT' && existsSync(path.join(bin, 'postgres'))
    ? needsGlibc
    : error.message

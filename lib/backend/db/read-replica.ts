import 'server-only'
import type pg from 'pg'
import { processWide } from '#lib/rules/process-wide.ts'
import { databaseAddresses } from '#lib/server/settings/database-addresses.ts'
import { env } from '#lib/server/settings/env.ts'
import { clockOff, replicaBack, replicaBehind, replicaSilent, secondsBehind } from '#messages/start.ts'
import { greetReplica } from './greet.ts'
import { clientOf, openPool } from './pool.ts'
import { primaryNow } from './primary-facts.ts'

/** What one connection was shown to know; another one may end at another server. */
type Proof = { version: number; at: number }
type State = {
  pool?: pg.Pool
  clients: Set<pg.ClientBase>
  proofs: WeakMap<object, Proof>
  host: number
  /** Until then the primary is asked, so that not every request waits for a replica that is away. */
  restUntil: number
  /** What the log was told last. */
  trouble?: string
  lagSeconds?: number
}

const state = () =>
  processWide(
    'read-replica',
    (): State => ({ clients: new Set(), proofs: new WeakMap(), host: 0, restUntil: 0 }),
  )

const BEHIND_MS = 5_000
const CLOCK_MS = 1_000
const PROOF_MS = 1_000
const REST_MS = 1_000
const CATCHING_UP_MS = 100
const PATIENCE_MS = 2_000

/**
 * A connection to the read replica, to be released, if it has all that this process knows of the catalogue and is at most
 * five seconds behind; else undefined, and the primary is asked.
 */
export const fitReplica = async (): Promise<pg.PoolClient | undefined> => {
  const { restUntil, proofs } = state()
  const primary = primaryNow()
  if (!env.databaseReadUrl || !primary || primary.isTurning || performance.now() < restUntil) return undefined
  let client: pg.PoolClient | undefined
  try {
    client = await replicaPool(env.databaseReadUrl).connect()
    const proof = proofs.get(client)
    const isProved = proof && proof.version >= primary.version && performance.now() - proof.at < PROOF_MS
    if (isProved || (await prove(client, primary))) return client
    client.release()
  } catch (error) {
    client?.release(error as Error)
    state().host += 1
    restReplica(error)
  }
  return undefined
}

/** For a while the primary is asked instead. */
export const restReplica = (error: unknown) => rest(REST_MS, replicaSilent((error as Error).message))

/** How far behind the replica was when it was looked at last. */
export const replicaLag = () => state().lagSeconds

export const closeReplica = async () => {
  const { pool } = state()
  state().pool = undefined
  await pool?.end()
}

type Primary = NonNullable<ReturnType<typeof primaryNow>>

const prove = async (client: pg.PoolClient, primary: Primary) => {
  const asked = performance.now()
  const { rows } = await client.query<{ version: number; beat: number; clock: number }>(KNOWS)
  const took = performance.now() - asked
  const { version = -1, beat = 0, clock = 0 } = rows[0] ?? {}
  const lag = Math.max(0, primary.clock - beat)
  state().lagSeconds = lag / 1_000
  const off = Math.abs(clock - primary.clock - took / 2)
  if (lag > BEHIND_MS) return rest(REST_MS, secondsBehind(Math.round(lag / 1_000)))
  if (off > CLOCK_MS + took) return rest(REST_MS, clockOff(Math.round(off / 1_000)))
  // It will be there in a moment.
  if (version < primary.version) return rest(CATCHING_UP_MS)
  state().proofs.set(client, { version, at: asked })
  if (state().trouble) console.log(replicaBack)
  state().trouble = undefined
  return true
}

const KNOWS = {
  text: `select (select version from catalogue_version) as version,
    (select (extract(epoch from at) * 1000)::float8 from heartbeats) as beat,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`,
  query_timeout: PATIENCE_MS,
}

const rest = (ms: number, trouble?: string) => {
  state().restUntil = performance.now() + ms
  if (trouble && !state().trouble) {
    state().trouble = trouble
    console.warn(replicaBehind(trouble))
  }
  return false
}

const replicaPool = (url: string) => {
  const addresses = databaseAddresses(url)
  state().pool ??= openPool(
    {
      Client: clientOf(() => addresses[state().host % addresses.length] ?? ''),
      onConnect: greetReplica,
      connectionTimeoutMillis: 1_000,
      // One that is frozen holds nobody up.
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    },
    state().clients,
  )
  return state().pool as pg.Pool
}

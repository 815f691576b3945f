import 'server-only'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseAddresses, databaseHosts } from '#lib/server/settings/database-addresses.ts'
import { databaseBack, databaseGone, noAnswerWithin, watchFailed } from '#messages/start.ts'
import { every } from '../every.ts'
import { ASK_READ_ONLY, ReadOnlyServer } from './greet.ts'
import { databaseState } from './pool.ts'

const LOOK_MS = 500
const PATIENCE_MS = 4_000
const CONNECT_MS = 2_000

/**
 * Asks the database twice a second whether it takes writes. Where it does not (it died, froze, or stands by), requests
 * that wait for it are answered now and new ones at once, and all hosts are asked until one takes writes.
 */
export const watchPrimary = (url: string, patienceMs = PATIENCE_MS) => {
  const watch = watchOf(url, patienceMs)
  const loop = every(watch.look, {
    everyMs: LOOK_MS,
    failed: watchFailed,
    restAfterFailure: 1,
  })
  return {
    stop: async () => {
      await loop.stop()
      await watch.end()
    },
  }
}

/** For a start: which of the hosts takes writes. */
export const findPrimary = async (url: string) => {
  const { client, place } = await findWritable(databaseAddresses(url))
  databaseState().host = place
  await client.end()
}

/** For a command that opens connections of its own: the address of the host that takes writes. */
export const primaryAddress = async (url: string) => {
  const addresses = databaseAddresses(url)
  const { client, place } = await findWritable(addresses)
  await client.end()
  return addresses[place] ?? ''
}

const watchOf = (url: string, patienceMs: number) => {
  const addresses = databaseAddresses(url)
  const state = databaseState()
  let client: pg.Client | undefined
  let goneAt: number | undefined
  const leave = (trouble: string) => {
    if (goneAt !== undefined) return
    goneAt = performance.now()
    console.error(databaseGone(trouble))
    state.isAway = true
    breakConnections()
  }
  const arrive = (found: Found) => {
    client = found.client
    if (found.place !== state.host) breakConnections()
    state.host = found.place
    state.isAway = false
    if (goneAt === undefined) return
    const seconds = Math.round((performance.now() - goneAt) / 1_000)
    console.log(databaseBack(databaseHosts(addresses[found.place] ?? ''), seconds))
    goneAt = undefined
  }
  /** Whether the connection of the watch says that all is well. */
  const isWell = async (asked: pg.Client) => {
    const heard = bytesHeard()
    try {
      await within(patienceMs, refuseReadOnly(asked))
      return true
    } catch (error) {
      socketOf(asked)?.destroy()
      client = undefined
      if (!(error instanceof TooSlow)) return false
      // Slow, but it talks to others.
      if (bytesHeard() > heard) return true
      leave(error.message)
      return false
    }
  }
  const look = async () => {
    if (client && (await isWell(client))) return
    await findWritable(addresses).then(arrive, error => leave(error.message))
  }
  return {
    look,
    end: async () => {
      state.isAway = false
      await client?.end().catch(() => {})
    },
  }
}

/** Whoever waits for an answer on them is refused. */
const breakConnections = () => {
  for (const each of databaseState().clients) socketOf(each)?.destroy()
}

const bytesHeard = () =>
  [...databaseState().clients].reduce((sum, client) => sum + (socketOf(client)?.bytesRead ?? 0), 0)

const socketOf = (client: object | undefined) =>
  (client as { connection?: { stream?: Socket } } | undefined)?.connection?.stream

type Found = { client: pg.Client; place: number }

/** The first of the hosts that takes writes; all are asked at once. */
const findWritable = async (addresses: readonly string[]) => {
  let isFound = false
  const asked = addresses.map(async (address, place) => {
    const client = await openWritable(address)
    if (isFound) await client.end()
    isFound = true
    return { client, place }
  })
  return Promise.any(asked).catch((error: AggregateError) => {
    throw new Error(reasonsOf(addresses, error.errors), { cause: error })
  })
}

const openWritable = async (address: string) => {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'haat-watch',
    keepAlive: true,
  })
  // What happens to it is seen at the next look.
  client.on('error', () => {})
  try {
    await client.connect()
    await within(CONNECT_MS, refuseReadOnly(client))
    return client
  } catch (error) {
    socketOf(client)?.destroy()
    throw error
  }
}

const refuseReadOnly = async (client: pg.Client) => {
  const { rows } = await client.query<{ isReadOnly: boolean }>(ASK_READ_ONLY)
  if (rows[0]?.isReadOnly) throw new ReadOnlyServer()
}

class TooSlow extends Error {}

const within = async (ms: number, answer: Promise<void>) => {
  const timer = new AbortController()
  const late = async () => {
    await sleep(ms, undefined, { signal: timer.signal, ref: false })
    // This process may have been busy itself, and the answer lie there unread.
    await nextTurn()
    await nextTurn()
    throw new TooSlow(noAnswerWithin(ms / 1_000))
  }
  // Whichever loses the race is not waited for.
  answer.catch(() => {})
  try {
    await Promise.race([answer, late()])
  } finally {
    timer.abort()
  }
}

const reasonsOf = (addresses: readonly string[], errors: unknown[]) =>
  addresses.length === 1
    ? reasonOf(errors[0])
    : errors.map((error, n) => `${databaseHosts(addresses[n] ?? '')}: ${reasonOf(error)}`).join('; ')

const reasonOf = (error: unknown) =>
  (error as Error).message || String((error as { code?: unknown }).code ?? error)

import 'server-only'
import type pg from 'pg'
import { databaseAddresses, databaseHosts } from '#lib/server/settings/database-addresses.ts'
import { databaseBack, databaseGone, watchFailed } from '#messages/start.ts'
import { every } from '../every.ts'
import { type FoundPrimary, findWritable } from './find-primary.ts'
import { databaseState } from './pool.ts'
import { refuseReadOnly, TooSlow } from './refuse-read-only.ts'
import { socketOf } from './socket-of.ts'

const LOOK_MS = 500
const PATIENCE_MS = 4_000

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
  const arrive = (found: FoundPrimary) => {
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
      await refuseReadOnly(asked, patienceMs)
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

import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './db/lost-connection.ts'

type Options = {
  everyMs: number
  /** The log's words before the error. */
  failed: string
  /** How many times longer it waits after a failure. */
  restAfterFailure: number
}

/** Loops and copies that began together would ask together for ever, each on a connection of its own. */
const SPREAD = 0.2

/**
 * Runs a piece of work repeatedly, each time after the last run has ended, until it is stopped. Work that returns true
 * has more to do and runs again at once. It does not keep the process alive.
 */
export function every(work: () => Promise<unknown>, { everyMs, failed, restAfterFailure }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      let restMs = everyMs
      try {
        if ((await work()) === true) restMs = 0
      } catch (error) {
        // The watch of the database has said so, once for all.
        if (!signal.aborted && !isDatabaseAway(error)) console.error(failed, error)
        restMs = restAfterFailure * everyMs
      }
      await sleep(restMs * (1 + SPREAD * (Math.random() - 0.5)), undefined, { signal, ref: false }).catch(
        () => undefined,
      )
    }
  }
  const done = loop()
  return {
    /** Resolves when the current run has ended. */
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { IDLE_TIMEOUT, isPooled, STATEMENT_TIMEOUT } from './greet.ts'
import { CommitUnknown, isLost } from './lost-connection.ts'
import { type Client, type Db, dbOf, takeConnection } from './pool.ts'
import { settleAll } from './settle-all.ts'

const ATTEMPTS = 6

type Work<Result> = (db: Db, client: Client) => Promise<Result>

/** Runs all of its work or none. It may run more than once, so it only changes the database. */
export const transaction = async <Result>(work: Work<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !lostRace(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * For work that finds out by a key whether it was done before: where a connection was lost during the commit, it runs
 * again as soon as the database is back. If that takes too long, the error says that nobody knows.
 */
export const keyedTransaction = async <Result>(
  work: Work<Result>,
  patienceMs = KEYED_PATIENCE_MS,
): Promise<Result> => {
  let unknown: CommitUnknown | undefined
  for (const end = Date.now() + patienceMs; ; await sleep(200)) {
    try {
      return await transaction(work)
    } catch (error) {
      if (error instanceof CommitUnknown) unknown = error
      else if (!unknown || !isLost(error)) throw error
      if (Date.now() > end) throw unknown
    }
  }
}

const KEYED_PATIENCE_MS = 8_000

const once = async <Result>(work: Work<Result>) => {
  const client = await takeConnection()
  let broken: Error | undefined
  try {
    // Goes to the database together with the first statement: one way less.
    const begun = client.query(isPooled(client) ? BEGIN_POOLED : 'begin')
    const [isBegun, result] = await settleAll(begun, work(dbOf(client), client))
    isBegun()
    const value = result()
    await commit(client)
    return value
  } catch (error) {
    if (isLost(error)) broken = error as Error
    else
      await client.query(ROLLBACK).catch((failure: Error) => {
        broken = failure
      })
    throw error
  } finally {
    client.release(broken)
  }
}

// What a session has where there is no pooler. One message, so that it costs no time.
const BEGIN_POOLED = [
  'begin',
  `set local statement_timeout = '${STATEMENT_TIMEOUT}'`,
  `set local idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`,
].join('; ')

// A primary waits for its standby without end.
const COMMIT = { text: 'commit', query_timeout: 15_000 }
const ROLLBACK = { text: 'rollback', query_timeout: 5_000 }

const commit = async (client: Client) => {
  try {
    await client.query(COMMIT)
  } catch (error) {
    throw isLost(error) ? new CommitUnknown(error) : error
  }
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const lostRace = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)

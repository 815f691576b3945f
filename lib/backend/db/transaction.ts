import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type Db, dbOf, pool } from './pool.ts'

const ATTEMPTS = 6

/** Runs all of its work or none. It may run more than once, so it only changes the database. */
export const transaction = async <Result>(
  work: (db: Db, client: Client) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !lostRace(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

const once = async <Result>(work: (db: Db, client: Client) => Promise<Result>) => {
  const client = await pool().connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(dbOf(client), client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const lostRace = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)

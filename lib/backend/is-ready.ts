import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { isDatabaseAway } from './db/lost-connection.ts'
import { db } from './db/pool.ts'
import { readiness } from './health.ts'

const PATIENCE_MS = 1_000

/**
 * The process's own state, and whether its database responds. A balancer asks without the database: where it is away for
 * all copies, kept pages are shown on.
 */
export const isReady = async ({ withoutDatabase = false } = {}) => {
  const state = readiness()
  if (state !== 'ready' || env.apiHost || withoutDatabase) return state
  return (await databaseAnswers()) ? 'ready' : 'no database'
}

const databaseAnswers = () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, PATIENCE_MS, false)
  db.query('select 1').then(
    () => resolve(true),
    error => {
      if (!isDatabaseAway(error)) console.error(`The database does not answer: ${error.message}`)
      resolve(false)
    },
  )
  return promise.finally(() => clearTimeout(timer))
}

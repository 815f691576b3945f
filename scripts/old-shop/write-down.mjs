import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEngine } from '#lib/backend/db/engine.ts'
import { readFacts } from './facts.ts'

export const factsOf = dataDir => withDatabase(dataDir, query => readFacts(query, dataDir))

/** The migrations that the old shop applied, with their digests: a later one is new. */
export const migrationsOf = dataDir =>
  withDatabase(dataDir, query => query('select name, checksum from migrations order by name'))

/** Waits until the running shop has nothing left to send: mails, refunds, and webhooks of the practice provider. */
export const allSent = dataDir =>
  withDatabase(dataDir, async query => {
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(250)) {
      const [{ open }] = await query(OPEN)
      if (open === 0) return
      if (Date.now() > end)
        throw new Error(`The shop has still ${open} to send after ${PATIENCE_MS / 1000} s.`)
    }
  })

const PATIENCE_MS = 60_000
const OPEN = `select ((select count(*) from outbox where sent_at is null)
  + (select count(*) from refunds where state <> 'done')
  + (select count(*) from practice.events where delivered_at is null))::int as open`

/** Without the present migrations: the description shows what the old shop left. */
const withDatabase = async (dataDir, work) => {
  const engine = await openEngine(dataDir)
  const client = new pg.Client(engine.connection)
  try {
    await client.connect()
    return await work(async statement => (await client.query(statement)).rows)
  } finally {
    await client.end()
    await engine.close()
  }
}

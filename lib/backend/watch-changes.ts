import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CatalogueVersion, catalogueVersion } from '#lib/server/page-cache/invalidation.ts'
import { type Db, db } from './db/pool.ts'

/** Said in the transaction of a change that may show on any page: the catalogue, the shop's own words. */
export const noteCatalogueChange = (tx: Db) => tx.run('update catalogue_version set version = version + 1')

/** Said in the transaction of a change that shows on one product's page: a size that sold out, or is back. */
export const noteProductChange = (tx: Db, productId: number) => tx.run(NOTE_PRODUCT, [productId])

const NOTE_PRODUCT = {
  name: 'note-product-change',
  text: `insert into page_changes (path) select '/product/' || slug from products where id = $1`,
}

type Options = { pollMs?: number; clock?: CatalogueVersion }

const POLL_MS = 500
const BLIND_MS = 30_000
const DELETE_EVERY_MS = 600_000

/** Moves the clock of this process's page store with the database, off the path of any request. */
export async function watchChanges({ pollMs = POLL_MS, clock = catalogueVersion() }: Options = {}) {
  const stopping = new AbortController()
  const look = lookOut(clock)
  await look()
  const work = async () => {
    let seen = Date.now()
    let deletedAt = Date.now()
    while (!stopping.signal.aborted) {
      await sleep(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      try {
        await look()
        // Changes older than the window may have passed unseen.
        if (Date.now() - seen > BLIND_MS) clock.move()
        seen = Date.now()
        if (Date.now() - deletedAt > DELETE_EVERY_MS) {
          deletedAt = Date.now()
          await db.run(`delete from page_changes where at < now() - interval '1 hour'`)
        }
      } catch (error) {
        if (!stopping.signal.aborted) console.error('The catalogue’s version could not be read:', error)
        await sleep(10 * pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }
  const done = work()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

type Row = { id: number; path: string | null }

const LOOK = {
  name: 'look-for-changes',
  text: `select id, path from page_changes where at > now() - interval '1 minute'
         union all select version, null from catalogue_version`,
}

// Rows are committed in another order than they are numbered, so the last minute is read again and again.
function lookOut(clock: CatalogueVersion) {
  let version: number | undefined
  let known = new Set<number>()
  return async () => {
    const rows = await db.query<Row>(LOOK)
    const current = rows.find(row => row.path === null)?.id
    const changes = rows.filter((row): row is Row & { path: string } => row.path !== null)
    const fresh = changes.filter(({ id }) => !known.has(id)).map(({ path }) => path)
    known = new Set(changes.map(({ id }) => id))
    if (version !== undefined && current !== version) clock.move()
    else if (version !== undefined && fresh.length > 0) clock.move(fresh)
    version = current
  }
}

import 'server-only'
import { pathOf } from '#lib/paths.ts'
import { type CatalogueVersion, catalogueVersion } from '#lib/server/page-cache/catalogue-version.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from './db/pool.ts'
import { notePrimary } from './db/primary-facts.ts'
import { every } from './every.ts'
import { comingTurns } from './sales/coming-turns.ts'

/** Called in the transaction of a change that may show on any page: the catalogue, the shop's own texts. */
export const noteCatalogueChange = (tx: Db) => tx.run('update catalogue_version set version = version + 1')

/** Called in the transaction of a change that shows on one product's page: a size that sold out, or is back. */
export const noteProductChange = (tx: Db, productId: number) =>
  tx.run(NOTE_PRODUCT, [productId, pathOf('product', '')])

const NOTE_PRODUCT = {
  name: 'note-product-change',
  text: `insert into page_changes (path) select $2 || slug from products where id = $1`,
}

type Options = { pollMs?: number; clock?: CatalogueVersion }

const POLL_MS = 500
const BLIND_MS = 30_000
const DELETE_EVERY_MS = 600_000

/** Invalidates this process's page cache after changes in the database, and when prices turn, outside any request. */
export async function watchChanges({ pollMs = POLL_MS, clock = catalogueVersion() }: Options = {}) {
  const look = lookOut(clock)
  await look()
  let lastLook = Date.now()
  let deletedAt = Date.now()
  const work = async () => {
    await look()
    // Changes older than the window may have been missed.
    if (Date.now() - lastLook > BLIND_MS) clock.invalidate()
    lastLook = Date.now()
    if (Date.now() - deletedAt > DELETE_EVERY_MS) {
      deletedAt = Date.now()
      await db.run(`delete from page_changes where at < now() - interval '1 hour'`)
    }
  }
  return every(work, {
    everyMs: pollMs,
    failed: 'The catalogue’s version could not be read:',
    restAfterFailure: 10,
  })
}

type Row = { id: number; path: string | null }

const LOOK = {
  name: 'look-for-changes',
  text: `select id, path from page_changes where at > now() - interval '1 minute'
         union all select version, null from catalogue_version`,
}

// Rows may be committed in another order than they are numbered, so the last minute is read again each time.
function lookOut(clock: CatalogueVersion) {
  let version: number | undefined
  let seenIds = new Set<number>()
  let next: number | undefined
  return async () => {
    const rows = await db.query<Row>(LOOK)
    const coming = await comingTurns()
    const current = rows.find(row => row.path === null)?.id
    if (env.databaseReadUrl) await notePrimary(current ?? 0, coming.turns)
    const changes = rows.filter((row): row is Row & { path: string } => row.path !== null)
    const fresh = changes.filter(({ id }) => !seenIds.has(id)).map(({ path }) => path)
    seenIds = new Set(changes.map(({ id }) => id))
    if (version !== undefined && current !== version) clock.invalidate()
    else if (version !== undefined && fresh.length > 0) clock.invalidate(fresh)
    version = current
    clock.expect(coming.turns)
    // The next turn has changed. If the database's clock was set, no page has been rendered again for it.
    if (next !== coming.next) clock.invalidate()
    next = coming.next
  }
}

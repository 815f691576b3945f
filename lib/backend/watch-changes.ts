import 'server-only'
import { pathOf } from '#lib/paths.ts'
import { type CatalogueVersion, catalogueVersion } from '#lib/server/page-cache/catalogue-version.ts'
import { env } from '#lib/server/settings/env.ts'
import { compareClocks } from '#lib/server/shop-clock.ts'
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

/**
 * Invalidates this process's page cache after changes in the database, and when prices turn, outside any request. It looks
 * twice a second, and after a failure every two seconds: a message from the database would not come through a pooler.
 */
export async function watchChanges({ pollMs = POLL_MS, clock = catalogueVersion() }: Options = {}) {
  const look = lookOut(clock)
  await look()
  let lastLook = performance.now()
  let deletedAt = performance.now()
  const work = async () => {
    await look()
    // What was changed and deleted meanwhile may have been missed.
    if (performance.now() - lastLook > BLIND_MS) clock.invalidate()
    lastLook = performance.now()
    if (performance.now() - deletedAt > DELETE_EVERY_MS) {
      deletedAt = performance.now()
      await db.run(`delete from page_changes where at < now() - interval '1 hour'`)
    }
  }
  return every(work, {
    everyMs: pollMs,
    failed: 'The catalogue’s version could not be read:',
    restAfterFailure: 4,
  })
}

/** A changed page; without a path the version, the oldest transaction that was open, and the database's clock. */
type Row = { id: number; path: string | null; oldest: string | null; now: number | null }

// Rows are committed in another order than they are numbered. Whatever was open at the last look has begun no earlier
// than the oldest of then, so from there on all is read again. The first look learns which of those rows are old.
const LOOK = {
  name: 'look-for-changes',
  text: `select id, path, null as oldest, null as now from page_changes
           where changed_by >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))
         union all select version, null, pg_snapshot_xmin(pg_current_snapshot())::text,
                          (extract(epoch from clock_timestamp()) * 1000)::float8 from catalogue_version`,
}

function lookOut(clock: CatalogueVersion) {
  let version: number | undefined
  let seenIds = new Set<number>()
  let oldest: string | undefined
  let next: number | undefined
  return async () => {
    const before = Date.now()
    const rows = await db.query<Row>(LOOK, [oldest ?? null])
    const after = Date.now()
    const coming = await comingTurns()
    const current = rows.find(row => row.path === null)
    if (current?.now) compareClocks(current.now, before, after)
    if (env.databaseReadUrl) await notePrimary(current?.id ?? 0, coming.turns)
    const changes = rows.filter((row): row is Row & { path: string } => row.path !== null)
    const fresh = changes.filter(({ id }) => !seenIds.has(id)).map(({ path }) => path)
    seenIds = new Set(changes.map(({ id }) => id))
    const isFirst = version === undefined
    // Another primary that does not have the last transactions numbers its own from where it is.
    const isAnother = oldest !== undefined && BigInt(current?.oldest ?? 0) < BigInt(oldest)
    if (!isFirst && (current?.id !== version || isAnother)) clock.invalidate()
    else if (!isFirst && fresh.length > 0) clock.invalidate(fresh)
    version = current?.id
    oldest = current?.oldest ?? undefined
    clock.expect(coming.turns)
    // The next turn has changed. If the database's clock was set, no page has been rendered again for it.
    if (next !== coming.next) clock.invalidate()
    next = coming.next
  }
}

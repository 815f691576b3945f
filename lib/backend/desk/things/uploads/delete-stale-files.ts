import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../../../db/pool.ts'
import { media } from '../../../media/media.ts'
import { dropFiles } from './refuse-upload.ts'

/** Forgets drafts, sheets and files that nobody has touched for long, with their bytes; tells how many files went. */
export async function deleteStaleFiles(): Promise<number> {
  await db.run(`delete from desk_drafts where touched_at < now() - interval '90 days'`)
  await db.run(
    `delete from desk_sheets where touched_at < now() - interval '30 days' and state not in ('waiting', 'working')`,
  )
  // It holds what was paid for things.
  await db.run(
    `delete from desk_sheets where work = 'export' and state = 'done' and touched_at < now() - interval '2 days'`,
  )
  await db.run(`delete from desk_upload_days where day < current_date - 2`)
  const gone = await db.query<{ id: string }>(STALE)
  for (const { id } of gone) await dropFiles(id)
  return gone.length + (await dropLeftOvers())
}

const AT_ONCE = 500

const STALE = `
  delete from desk_uploads where id in (select u.id from desk_uploads u
    where (u.state = 'open' and u.touched_at < now() - interval '2 days')
      or (u.state = 'refused' and u.touched_at < now() - interval '1 hour')
      or (u.kind = 'thing' and u.touched_at < now() - interval '7 days')
      or (u.kind = 'draft' and not exists (select from desk_drafts d where d.id::text = u.for_id))
      or (u.kind = 'sheet' and not exists (select from desk_sheets s where s.id::text = u.for_id
        and (s.state in ('waiting', 'working') or s.touched_at > now() - interval '7 days')))
    limit ${AT_ONCE})
  returning id`

const OLD_MS = 2 * 24 * 60 * 60_000
const MOST_LOOKED = 5_000

// Of a process that died half-way, and of one that never came to it.
const dropLeftOvers = async () =>
  (await dropStored('desk-uploads/')) + (await dropStored('desk-sheets/')) + (await dropScratch())

const dropStored = async (under: string) => {
  let looked = 0
  let dropped = 0
  for await (const { name, changedAt } of media().list(under)) {
    if (++looked > MOST_LOOKED) break
    if (Date.now() - changedAt < OLD_MS || (await isKept(name.slice(under.length)))) continue
    await media().drop(name)
    dropped++
  }
  return dropped
}

/** Folders in which this machine laid sheets and edits out. */
const dropScratch = async () => {
  let dropped = 0
  for (const folder of [path.join(env.dataDir, 'desk-edits'), path.join(env.dataDir, 'desk-sheets')]) {
    const entries = await readdir(/* turbopackIgnore: true */ folder).catch(() => [])
    for (const entry of entries.slice(0, MOST_LOOKED)) {
      const place = path.join(folder, entry)
      const about = await stat(place).catch(() => undefined)
      if (!about || Date.now() - about.mtimeMs < OLD_MS || (await isKept(entry))) continue
      await rm(place, { recursive: true, force: true })
      dropped++
    }
  }
  return dropped
}

const isKept = (name: string) => db.one(KEPT, [name.split(/[./]/)[0]])

const KEPT = `
  select 1 from desk_uploads where id::text = $1 union all
  select 1 from desk_sheets where id::text = $1 limit 1`

import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import type { MediaStore } from '../media/media-store.ts'

/** Where pictures wait on this machine that were fetched or decoded for an import, until it is published. */
export const fetchedFolder = (store: MediaStore) =>
  store.pathOf?.('fetched') ?? path.join(/* turbopackIgnore: true */ env.dataDir, 'fetched')

/** Those of imports that were begun and never published. */
export const removeOldFetched = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const about = await stat(file).catch(() => undefined)
    if (about && about.mtimeMs < Date.now() - WEEK_MS) await rm(file, { force: true })
  }
}

const WEEK_MS = 7 * 24 * 3_600_000

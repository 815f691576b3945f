import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setKeptFile } from '#lib/server/http/kept-file-handler.ts'
import { BUILD_ID_FILE, BUILT_FILES_FOLDER } from '#lib/server/next-internals.mjs'
import { ownBuild } from '#lib/server/own-build.ts'
import { buildNotKept } from '#messages/start.ts'
import { media } from '../media/media.ts'
import { keepBuild } from './keep-build.ts'
import { keptFiles } from './kept-file.ts'

/** For the start: keeps this build's scripts for others, and sends those of others. The shop works without. */
export const keepOwnBuild = async () => {
  // Before another build can lie there.
  ownBuild()
  const store = media()
  setKeptFile(keptFiles(store))
  const inBuild = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name)
  try {
    const id = (await readFile(inBuild(BUILD_ID_FILE), 'utf8')).trim()
    await keepBuild(store, { id, folder: inBuild(BUILT_FILES_FOLDER) })
  } catch (error) {
    console.warn(buildNotKept((error as Error).message))
  }
}

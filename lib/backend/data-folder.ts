import 'server-only'
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { dataFolderNeeded, notFolder } from '#messages/start.ts'

/** Creates the folder of DATA_DIR if it is missing; a failure is explained in a sentence. */
export const openDataFolder = (folder: string) => {
  try {
    make(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(dataFolderNeeded(folder, (error as Error).message))
  }
}

// One level at a time: in /proc, where nothing can be created, Node's recursive mkdir never ends.
const make = (folder: string) => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error(notFolder)
  make(path.dirname(folder))
  try {
    mkdirSync(folder)
    // A strict umask would lock out the user that PostgreSQL runs as.
    chmodSync(folder, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

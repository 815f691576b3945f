import 'server-only'
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { dataFolderNeeded, notFolder } from '#messages/start.ts'

/** Makes the folder of DATA_DIR where it is missing; one that cannot be made or written to is told in a sentence. */
export const openDataFolder = (folder: string) => {
  try {
    make(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(dataFolderNeeded(folder, (error as Error).message))
  }
}

// Step by step: where nothing can be made, as in /proc, Node's own way with all at once goes on for ever.
const make = (folder: string) => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error(notFolder)
  make(path.dirname(folder))
  try {
    mkdirSync(folder)
    // A strict umask would shut out the user that PostgreSQL runs as.
    chmodSync(folder, 0o755)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

import 'server-only'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SECRET_NAMES } from '#lib/server/settings/secret-names.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { secretsDiffer } from '#messages/move.ts'
import { makeSecret, readSecret } from '../secrets.ts'

/**
 * Copies the secrets that copies of a shop share into a folder, a file for each; one that was never used is made there. Tells
 * their names.
 */
export const moveSecrets = async (dataDir: string, folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  for (const name of SECRET_NAMES) {
    const file = path.join(folder, name)
    const here = readSecret(name, dataDir)
    const there = await textOf(file)
    if (here !== undefined && there !== undefined && there !== here)
      throw new StartError(secretsDiffer(name, folder))
    if (there !== undefined) continue
    if (here === undefined) makeSecret(file)
    else await writeFile(file, `${here}\n`, { mode: 0o600 })
  }
  return SECRET_NAMES
}

const textOf = (file: string) =>
  readFile(file, 'utf8').then(
    text => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    },
  )

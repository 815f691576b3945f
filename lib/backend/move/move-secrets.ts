import 'server-only'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { secretsDiffer } from '#messages/move.ts'
import type { SecretName } from '../secrets.ts'

/** All that copies of a shop share; the password of the shop's own PostgreSQL stays with that. */
const SHARED = [
  'captcha',
  'keys',
  'network',
  'practice-key',
  'practice-webhook',
  'push',
  'signing',
] as const satisfies readonly SecretName[]

/** Copies the secrets of a shop into a folder, a file for each; one that was never used is made there. Tells their names. */
export const moveSecrets = async (dataDir: string, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  for (const name of SHARED) {
    const here = await textOf(path.join(dataDir, 'secrets', name))
    const there = await textOf(path.join(folder, name))
    if (here !== undefined && there !== undefined && there !== here)
      throw new StartError(secretsDiffer(name, folder))
    const secret = here ?? there ?? randomBytes(32).toString('base64url')
    if (there === undefined) await writeFile(path.join(folder, name), `${secret}\n`, { mode: 0o600 })
  }
  return [...SHARED]
}

const textOf = (file: string) =>
  readFile(file, 'utf8').then(
    text => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    },
  )

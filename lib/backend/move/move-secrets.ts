import 'server-only'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { noSecrets, secretsDiffer } from '#messages/move.ts'

/** The password of the shop's own PostgreSQL stays with it, and what earlier versions left is not read. */
const STAYS = ['database', 'guest']

/** Copies the secrets of a shop into a folder, a file for each, and tells their names. */
export const moveSecrets = async (dataDir: string, folder: string): Promise<string[]> => {
  const from = path.join(dataDir, 'secrets')
  const names = (await readdir(from).catch(() => []))
    .filter(name => /^[a-z-]+$/.test(name) && !STAYS.includes(name))
    .sort()
  if (names.length === 0) throw new StartError(noSecrets(from))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  for (const name of names) {
    const secret = await readFile(path.join(from, name), 'utf8')
    const there = await readFile(path.join(folder, name), 'utf8').catch(() => undefined)
    if (there !== undefined && there.trim() !== secret.trim())
      throw new StartError(secretsDiffer(name, folder))
    await writeFile(path.join(folder, name), secret, { mode: 0o600 })
  }
  return names
}

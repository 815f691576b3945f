import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SECRET_NAMES } from '#lib/server/settings/secret-names.ts'

/** The secrets that all copies share, as files of a folder that is mounted into each. */
export const makeSecrets = async folder => {
  const place = path.join(folder, 'secrets')
  await mkdir(place, { mode: 0o700 })
  const values = Object.fromEntries(SECRET_NAMES.map(name => [name, randomBytes(32).toString('base64url')]))
  for (const [name, value] of Object.entries(values))
    await writeFile(path.join(place, name), `${value}\n`, { mode: 0o600 })
  return { folder: place, values }
}

import 'server-only'
import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { type SharedSecret, settingOfSecret } from '#lib/server/settings/secret-names.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { otherSecretHere, secretMissing, secretNotHere } from '#messages/secrets.ts'
import { markOfSecret } from './secrets/mark-of-secret.ts'

/** `database` is the password of the shop's own PostgreSQL and lies beside it, wherever the others come from. */
export type SecretName = SharedSecret | 'database'

const known = new Map<string, string>()

/** What the shop's database has noted of its secrets: a command makes no other, and uses no other. */
const expected = new Map<string, string>()
export const expectSecrets = (marks: ReadonlyMap<string, string>) => {
  expected.clear()
  for (const [name, mark] of marks) expected.set(name, mark)
}

/** A random text. Where SECRETS_FROM does not say where it is, it is made on first use and kept in DATA_DIR for good. */
export const secret = (name: SecretName, dataDir = env.dataDir): string => {
  const place = placeOf(name, dataDir)
  const before = known.get(place.at)
  if (before !== undefined) return before
  const value = readSecret(name, dataDir) ?? (place.isGiven ? undefined : makeHere(name, place.at))
  if (value === undefined) throw new StartError(secretMissing(name, place.at))
  const mark = name === 'database' ? undefined : expected.get(name)
  if (mark !== undefined && mark !== markOfSecret(name, value))
    throw new StartError(otherSecretHere(name, place.at))
  known.set(place.at, value)
  return value
}

/** Reads a secret without making one; undefined where there is none. */
export const readSecret = (name: SecretName, dataDir = env.dataDir): string | undefined => {
  if (name !== 'database' && env.secretsFrom === 'env') return env.secrets[name]
  return read(placeOf(name, dataDir).at)
}

/** Where it comes from: the name of its setting, or its file. */
export const placeOf = (name: SecretName, dataDir = env.dataDir): { at: string; isGiven: boolean } => {
  if (name === 'database' || env.secretsFrom === undefined)
    return { at: path.join(dataDir, 'secrets', name), isGiven: false }
  if (env.secretsFrom === 'env') return { at: settingOfSecret(name), isGiven: true }
  return { at: path.join(env.secretsFrom, name), isGiven: true }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}

const makeHere = (name: SecretName, file: string) => {
  if (expected.has(name)) throw new StartError(secretNotHere(name, file))
  return makeSecret(file)
}

/** Two processes may make it together: link() lets one of them win, with a complete file. */
export const makeSecret = (file: string): string => {
  const folder = path.dirname(file)
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o700)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

export const newSecret = () => randomBytes(32).toString('base64url')

import 'server-only'
import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'

export type SecretName =
  | 'database'
  | 'keys'
  | 'network'
  | 'signing'
  | 'captcha'
  | 'practice-key'
  | 'practice-webhook'
  | 'practice-courier'
  | 'practice-courier-hook'
  | 'push'

const known = new Map<string, string>()

/** A random text that is created on first use and kept in DATA_DIR for good. */
export const secret = (name: SecretName, dataDir = env.dataDir): string => {
  const file = path.join(dataDir, 'secrets', name)
  const value = known.get(file) ?? read(file) ?? make(file)
  known.set(file, value)
  return value
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Two processes may start together: link() lets one of them win, with a complete file.
const make = (file: string) => {
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

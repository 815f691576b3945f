import 'server-only'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { dataOfAnotherUser } from '#messages/start.ts'
import { canEnter, findOsUser, type OsUser } from './os-user.ts'

const SYSTEM_FOLDER = '/var/lib/haat'

export type EnginePaths = { runner: OsUser; parent: string; data: string; log: string }

/** The folder of the database: in DATA_DIR, or in a system folder if its user cannot enter that. */
export const findPaths = (dataDir: string): EnginePaths => {
  openFolder(dataDir)
  const folder = path.join(realpathSync(dataDir), 'postgres')
  const runner = findOsUser(folder)
  if (canEnter(runner, path.dirname(folder))) return placesIn(path.dirname(folder), runner)
  const parent = systemFolder(nameOf(folder))
  return placesIn(parent, findOsUser(path.join(parent, 'postgres')))
}

/** Where a database of this DATA_DIR may exist already; creates nothing. */
export const mayBeData = (dataDir: string): string[] => {
  const folder = path.join(realpathSync(dataDir), 'postgres')
  return [folder, path.join(SYSTEM_FOLDER, nameOf(folder), 'postgres')]
}

const nameOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 12)

const placesIn = (parent: string, runner: OsUser): EnginePaths => ({
  runner,
  parent,
  data: path.join(parent, 'postgres'),
  log: path.join(parent, 'postgres.log'),
})

export const systemFolder = (name: string) => {
  openFolder(SYSTEM_FOLDER)
  const folder = path.join(SYSTEM_FOLDER, name)
  openFolder(folder)
  return folder
}

// A strict umask would lock out the user that PostgreSQL runs as.
const openFolder = (folder: string) => {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

/**
 * The folder of the socket: short, since a socket's path is limited to 107 bytes, and the same at each start while it
 * exists.
 */
export const socketFolder = (places: EnginePaths) => {
  const last = noted(places)
  if (last && isSocketFolder(last, places)) return last
  const made = mkdtempSync('/tmp/haat-')
  giveTo(places.runner, made)
  note(places, made, last)
  const existing = noted(places)
  if (existing === made || !existing || !isSocketFolder(existing, places)) return made
  dropSocketFolder(made)
  return existing
}

/** Whether the folder is still the one that we created. */
export const isSocketFolder = (folder: string, { runner }: EnginePaths) => {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === runner.uid && (found.mode & 0o777) === 0o700
}

const noted = ({ parent }: EnginePaths) => readIfThere(noteOf(parent))?.trim()

// Two processes may start together: link() lets only one of them write the note.
const note = ({ parent }: EnginePaths, folder: string, last: string | undefined) => {
  const draft = `${noteOf(parent)}.${process.pid}`
  writeFileSync(draft, `${folder}\n`)
  try {
    if (last === undefined) linkSync(draft, noteOf(parent))
    else renameSync(draft, noteOf(parent))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Reads a file that another process may delete at any moment. */
export const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const forgetSocketFolder = ({ parent }: EnginePaths) => rmSync(noteOf(parent), { force: true })

const noteOf = (parent: string) => path.join(parent, 'socket-folder')

/** Only an empty one: another process may have started PostgreSQL there meanwhile. */
export const dropSocketFolder = (folder: string) => {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

export const giveTo = (runner: OsUser, place: string) => {
  chmodSync(place, 0o700)
  if (runner.borrowed) chownSync(place, runner.uid, runner.gid)
}

/** A copy made by root belongs to root, and PostgreSQL requires its own user. */
export const adopt = ({ runner, data }: EnginePaths) => {
  if (statSync(data).uid === runner.uid) return
  if (!runner.borrowed) throw new StartError(dataOfAnotherUser(data))
  giveTo(runner, data)
  for (const name of readdirSync(data, { recursive: true }))
    chownSync(path.join(data, String(name)), runner.uid, runner.gid)
}

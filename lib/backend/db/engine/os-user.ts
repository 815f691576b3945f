import 'server-only'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { noUserForPostgres } from '#messages/start.ts'

/** The user that PostgreSQL runs as. It refuses to run as root, so root runs it as another user. */
export type OsUser = { uid: number; gid: number; borrowed: boolean }

export const findOsUser = (dataFolder: string): OsUser => {
  const uid = process.getuid?.() ?? -1
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? -1, borrowed: false }
  return { ...(ownerOf(dataFolder) ?? systemUser()), borrowed: true }
}

// Data created by an ordinary user stays theirs when root starts the shop next.
const ownerOf = (folder: string) => {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

const systemUser = () => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const users = lines.map(line => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new StartError(noUserForPostgres)
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Whether that user can enter a folder: a clone under a 0700 home is closed to them. */
export const canEnter = (runner: OsUser, folder: string): boolean => {
  if (!runner.borrowed) return true
  const parent = path.dirname(folder)
  return (parent === folder || canEnter(runner, parent)) && mayPass(runner, folder)
}

const mayPass = (runner: OsUser, folder: string) => {
  const { mode, uid, gid } = statSync(folder)
  if (uid === runner.uid) return (mode & 0o100) !== 0
  if (gid === runner.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** How to start a program as that user, without the shop's settings in its environment. */
export const spawnAs = (runner: OsUser) => ({
  ...(runner.borrowed && { uid: runner.uid, gid: runner.gid }),
  cwd: '/',
  env: { PATH: process.env.PATH, TZ: 'UTC' } as unknown as NodeJS.ProcessEnv,
})

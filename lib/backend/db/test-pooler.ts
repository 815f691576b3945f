import 'server-only'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-ports.mjs'
import { findOsUser, spawnAs } from './engine/os-user.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(file =>
  existsSync(file),
)

/** Whether this machine has PgBouncer. `.ci/run` installs it, so there it has to. */
export const hasPooler = PROGRAM !== undefined || Boolean(process.env.CI)

type Server = { host: string; password: string; serverPort?: number }

/** For tests: a real PgBouncer, which gives each transaction the next of a few connections. */
export async function startPooler(server: Server) {
  if (!PROGRAM) throw new Error('PgBouncer is not installed.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-pooler-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(settings, settingsOf(server, port))
  let child = await start(settings, port)
  return {
    urlOf: (database: string) => `postgres://haat:any@127.0.0.1:${port}/${database}`,
    restart: async () => {
      await end(child)
      child = await start(settings, port)
    },
    close: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const settingsOf = ({ host, password, serverPort }: Server, port: number) => `
[databases]
* = host=${host} ${serverPort ? `port=${serverPort} ` : ''}user=haat password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
server_round_robin = 1
`

const start = async (settings: string, port: number) => {
  // As the user whose socket it is.
  const runner = findOsUser('/')
  const child = spawn(String(PROGRAM), ['-q', settings], { ...spawnAs(runner), stdio: 'ignore' })
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    if (await listens(port)) return child
    await sleep(25)
  }
  throw new Error('PgBouncer did not start.')
}

const end = async (child: Awaited<ReturnType<typeof start>>) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const listens = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

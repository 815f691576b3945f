import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-ports.mjs'

/** A folder for the data of a test's shops, and the shops, which end with the test. */
export const openOwnShops = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-ownShops-'))
  await chmod(folder, 0o755)
  const shops: StartedShop[] = []
  const start = async (name: string, env: Record<string, string> = {}, openFiles?: number) => {
    const port = String(await freePort())
    const shop = await startShop(path.join(folder, name), { PORT: port, ...env }, openFiles)
    shops.push(shop)
    return shop
  }
  return {
    folderOf: (name: string) => path.join(folder, name),
    start,
    /** As `start`, but with a shop that is filled already, where nothing depends on its first start. */
    startFilled: async (name: string, env: Record<string, string> = {}, openFiles?: number) => {
      await copyShop('filled', path.join(folder, name))
      return start(name, env, openFiles)
    },
    /** The same without the demo's products. */
    startEmpty: async (name: string, env: Record<string, string> = {}) => {
      await copyShop('empty', path.join(folder, name))
      return start(name, { ...env, ...SHOPS.empty })
    },
    close: async () => {
      // A shop that still runs would start again the database that it shares with another one.
      for (const shop of shops) await shop.stop()
      for (const shop of shops) await shop.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Of a machine that does other work too.
const STARTS_WITHIN_MS = 50_000
const SHOPS = { filled: {}, empty: { DEMO_SEED: 'no' } }

/** Puts a copy of a stopped shop there, made once for all tests: to create one takes half of a start. */
const copyShop = async (kind: keyof typeof SHOPS, to: string) => {
  const made = path.join(process.env.E2E_DATA_DIR ?? os.tmpdir(), kind)
  // Whoever makes the folder fills it; the others wait for it.
  const first = await mkdir(made).then(
    () => true,
    () => false,
  )
  const copied = path.join(made, 'shop')
  if (first) {
    const filling = path.join(made, 'filling')
    const shop = await startShop(filling, { PORT: String(await freePort()), ...SHOPS[kind] })
    await shop.ready().finally(shop.end)
    await rename(filling, copied)
  }
  await until(async () => (await stat(copied)).isDirectory(), STARTS_WITHIN_MS)
  // With its owner, who is the user of the database.
  const [code] = await once(spawn('cp', ['-a', copied, to], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`cp ended with ${code}.`)
}

export type StartedShop = Awaited<ReturnType<typeof startShop>>

const startShop = async (dataDir: string, env: Record<string, string>, openFiles?: number) => {
  const output: string[] = []
  const clients: pg.Client[] = []
  const [program, args] = openFiles
    ? ['sh', ['-c', `ulimit -n ${openFiles}; exec "$0" scripts/start.mjs`, process.execPath]]
    : [process.execPath, ['scripts/start.mjs']]
  const command = spawn(String(program), args as string[], {
    // A process group of its own, like that of a command in a terminal.
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  command.stdout.on('data', chunk => output.push(String(chunk)))
  command.stderr.on('data', chunk => output.push(String(chunk)))
  const address = `http://127.0.0.1:${env.PORT}`
  const stop = async () => {
    for (const client of clients.splice(0)) await client.end().catch(() => undefined)
    if (isRunning(command)) command.kill('SIGTERM')
    await exitOf(command)
  }
  return {
    address,
    dataDir,
    command,
    said: () => output.join(''),
    ready: () => until(async () => (await fetch(`${address}/readyz`)).status === 200, STARTS_WITHIN_MS),
    exit: () => exitOf(command),
    /** As with Ctrl-C, the whole group gets the signal. */
    ctrlC: () => process.kill(-(command.pid ?? 0), 'SIGINT'),
    killAll: () => process.kill(-(command.pid ?? 0), 'SIGKILL'),
    databasePid: () => databasePid(dataDir),
    killDatabase: async () => process.kill((await databasePid(dataDir)) ?? 0, 'SIGKILL'),
    /** A connection of the test itself, which may break when the shop ends. */
    database: async () => {
      const client = new pg.Client(await connectionOf(dataDir))
      client.on('error', error => output.push(`the test's connection: ${error.message}\n`))
      await client.connect()
      clients.push(client)
      return client
    },
    stop,
    end: async () => {
      await stop()
      const pid = await databasePid(dataDir)
      if (pid) process.kill(pid, 'SIGINT')
      await until(async () => (await databasePid(dataDir)) === undefined)
      const socket = await readFile(path.join(dataDir, 'socket-folder'), 'utf8').catch(() => '')
      if (socket) await rm(socket.trim(), { recursive: true, force: true })
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

const exitOf = async (child: ChildProcess) => {
  if (isRunning(child)) await once(child, 'exit')
  return child.exitCode
}

export const connectionOf = async (dataDir: string) => ({
  host: (await readFile(path.join(dataDir, 'socket-folder'), 'utf8')).trim(),
  password: (await readFile(path.join(dataDir, 'secrets/database'), 'utf8')).trim(),
  user: 'haat',
  database: 'haat',
})

const databasePid = async (dataDir: string) => {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Waits until the condition holds, at most twenty seconds or as long as is said. */
export const until = async (isSo: () => Promise<boolean>, ms = 20_000) => {
  for (const end = Date.now() + ms; ; await sleep(25)) {
    if (await isSo().catch(() => false)) return
    if (Date.now() > end) throw new Error(`It did not come to pass within ${ms / 1000} seconds.`)
  }
}

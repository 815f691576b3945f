import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import http, { type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { NEXT_COMMAND } from '../lib/server/next-internals.mjs'
import type { NextPage } from '../lib/server/next-internals.ts'

// A small app that the installed Next builds and serves, to check the shop's assumptions about Next itself.
const ROOT = process.cwd()
const SOURCE = path.join(ROOT, 'e2e/next-probe')

export type Seen = {
  verb: 'get' | 'set' | 'tag' | 'answer'
  asker?: string
  key?: string
  kind?: string
  value?: NextPage
  tags?: string[]
  calls?: string[]
}
type State = { seen: Seen[]; listeners: number; upgradeListeners: number; fetchIsPatched: boolean }
type Answer = { status: number; headers: IncomingHttpHeaders; names: string[]; body: string }
type Texts = Record<string, { title: string; term: string; isFull?: boolean }>

export type StartedProbe = Awaited<ReturnType<typeof startProbe>>

/** The probe, built if necessary, as a process with a server. */
export async function startProbe() {
  const { folder, built } = await ensureProbe()
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, 'server.mjs'], {
    cwd: folder,
    env: { ...ENV, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const output: string[] = []
  child.stdout?.on('data', chunk => output.push(String(chunk)))
  const [port] = (await once(child, 'message')) as [number]
  let count = 0
  const tell = async (message: { texts?: Texts; stale?: boolean } = {}): Promise<State> => {
    child.send(message)
    return (await once(child, 'message'))[0] as State
  }
  const request = (at: string, headers: Record<string, string> = {}) => get(port, at, headers)
  return {
    folder,
    address: `http://127.0.0.1:${port}`,
    /** The output of Next while it built the probe. */
    built,
    said: () => output.join(''),
    request,
    tell,
    /** One request, and the calls of the cache handler for it. */
    watch: async (at: string, headers: Record<string, string> = {}) => {
      const asker = `asker-${count++}`
      await tell()
      const response = await request(at, { ...headers, 'x-asker': asker })
      await sleep(100)
      return { asker, answer: response, ...(await tell()) }
    },
    close: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const ENV = { ...process.env, PROBE_ROOT: ROOT, NEXT_TELEMETRY_DISABLED: '1' }

const get = (port: number, at: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    http
      .get({ port, path: at, headers }, async incoming => {
        const { statusCode: status = 0, headers, rawHeaders } = incoming
        const names = rawHeaders.filter((_, n) => n % 2 === 0).map(name => name.toLowerCase())
        resolve({ status, headers, names, body: await text(incoming) })
      })
      .on('error', reject)
  })

const LOG = 'build.log'

async function ensureProbe() {
  const folder = path.join(ROOT, '.next/cache', `next-probe-${await nameOfProbe()}`)
  const log = path.join(folder, LOG)
  if (!existsSync(log)) {
    await rm(folder, { recursive: true, force: true })
    await cp(SOURCE, folder, { recursive: true })
    await writeFile(log, await build(folder))
  }
  return { folder, built: await readFile(log, 'utf8') }
}

async function build(folder: string) {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', NEXT_COMMAND), 'build'], {
    cwd: folder,
    env: { ...ENV, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Next could not build the probe:\n${output.join('')}`)
  return output.join('')
}

/** Identified by the version of Next and the files of the probe. */
async function nameOfProbe() {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'node_modules/next/package.json'), 'utf8'))
  const hash = createHash('sha256')
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  files.push('lib/server/next-internals.renderer.mjs')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-ports.mjs'
import { fetchJson } from './ask.ts'
import { ordersOf, type Person, signIn } from './buyer.ts'
import type { Command } from './live-through.ts'

/** Runs the code of an extracted old shop on its data with the present packages: its API and its commands. */
export const openOldCode = async (folder: string) => {
  const code = path.join(folder, 'code')
  await symlink(path.join(process.cwd(), 'node_modules'), path.join(code, 'node_modules'))
  const output: string[] = []
  const port = await freePort()
  const start = (args: string[]) => {
    const child = spawn(process.execPath, [...TYPED, ...args], {
      cwd: code,
      env: { ...process.env, ...settings(folder, port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(String(chunk)))
    return child
  }
  const command: Command = async (name, ...words) => {
    const [exit] = await once(start([`scripts/${name}/command.mjs`, ...words]), 'exit')
    if (exit !== 0)
      throw new Error(`${name} ${words.join(' ')} ended with exit code ${exit}: ${output.join('')}`)
  }
  const address = `http://127.0.0.1:${port}`
  const server = start(['scripts/old-shop/serve-api.mjs'])
  await untilItAnswers(address, server, output)
  return {
    address,
    command,
    orders: async (person: Pick<Person, 'email' | 'password'>) =>
      ordersOf(address, `Bearer ${await signIn(address, person)}`),
    said: () => output.join(''),
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

const TYPED = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
]

const settings = (folder: string, port: number) => ({
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: '',
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO_SEED: 'no',
  NODE_ENV: 'production' as const,
})

const untilItAnswers = async (address: string, server: ChildProcess, output: string[]) => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The old code did not start: ${output.join('')}`)
    try {
      await fetchJson(`${address}/api/GetResellerLogo`)
      return
    } catch {
      await sleep(50)
    }
  }
}

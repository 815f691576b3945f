import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-ports.mjs'

const isInstalled = spawnSync('redis-server', ['--version']).status === 0
const NEEDED = 'These tests need redis-server (Debian: apt-get install redis-server), and were not run.'
if (!isInstalled && !process.env.CI) process.stderr.write(`${NEEDED}\n`)

/** For tests of what copies share through Redis. Where checks are run for others, a missing redis-server is a failure. */
export const describeWithRedis = isInstalled || process.env.CI ? describe : describe.skip

/** A Redis of its own for a test file, empty, on this machine alone. */
export function withRedis() {
  const state: { child?: ChildProcess; port: number } = { port: 0 }
  const start = async () => {
    if (!isInstalled) throw new Error(NEEDED)
    const args = ['--port', String(state.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    state.child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    for await (const chunk of state.child.stdout ?? []) {
      said += chunk
      if (said.includes('Ready to accept connections')) break
    }
    state.child.stdout?.resume()
  }
  const signal = async (name: NodeJS.Signals) => {
    state.child?.kill(name)
    // A stopped process is stopped when the kernel says so.
    await sleep(20)
  }
  const kill = async () => {
    const { child } = state
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  beforeAll(async () => {
    state.port = await freePort()
    await start()
  })
  afterAll(kill)
  return {
    url: () => `redis://127.0.0.1:${state.port}`,
    start,
    kill,
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
  }
}

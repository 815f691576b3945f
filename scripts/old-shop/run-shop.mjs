import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-ports.mjs'

/** Installs and builds the shop of a checkout. */
export const build = checkout => runNode(checkout, ['scripts/make-build.mjs'])

/** The commands of that checkout: `command('orders', 'packed', ID)` is `npm run orders -- packed ID`. */
export const commandsOf =
  (checkout, dataDir) =>
  (name, ...words) =>
    runNode(checkout, [`scripts/${name}.mjs`, ...words], settingsOf(dataDir))

/** The shop of a checkout on loopback, with practice payments, while the work runs. */
export const withShop = async (checkout, dataDir, work) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { ...settingsOf(dataDir), PORT: String(port), HOST: '127.0.0.1', DEMO_SEED: 'no' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    while (!(await isReady(address))) {
      if (child.exitCode !== null) throw new Error('The shop did not start: what it says is above.')
      await sleep(250)
    }
    return await work(address)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

// Without the caller's settings: the shop must be the same on each machine.
const settingsOf = dataDir => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
  NEXT_TELEMETRY_DISABLED: '1',
})

const runNode = async (cwd, args, env = process.env) => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with exit code ${code}.`)
}

const isReady = address =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds } from '../../../e2e/cpu-seconds.ts'

/** The built shop over HTTP on this data, for as long as the work takes. `cpu` gives what its processes have spent, in ms; the database's parent is another. */
export async function withShop(dataDir, port, work) {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), DEMO_SEED: 'no' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error('The shop did not start.')
      await sleep(250)
    }
    return await work(url, () => 1000 * cpuSeconds(child.pid))
  } finally {
    const gone = child.exitCode !== null || child.signalCode !== null
    child.kill()
    if (!gone) await once(child, 'exit')
  }
}

const isReady = url =>
  fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../free-ports.mjs'
import { root } from '../../run.mjs'

/** `npm start` on this data for as long as the work takes, in a memory cgroup if one is named. */
export const withNpmStart = async (dataDir, work, { cgroup, env } = {}) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const enter = cgroup ? `echo $$ > ${cgroup}/cgroup.procs && ` : ''
  const child = spawn('sh', ['-c', `${enter}exec npm start --silent`], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_HOST: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  try {
    while (!(await isReady(url))) {
      if (isGone()) throw new Error('The shop did not start.')
      await sleep(250)
    }
    return await work(url, child.pid)
  } finally {
    if (!isGone()) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    // npm ends before what it started.
    while (await isReady(url)) await sleep(250)
    await sleep(3_000)
  }
}

const isReady = url =>
  fetch(`${url}/healthz`).then(
    answer => answer.ok,
    () => false,
  )

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** The built shop over HTTP on this data, for as long as the work takes. `cpu` gives what its processes have spent, in ms. */
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
    return await work(url, () => cpuOf(child.pid))
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

// Of a process and its children, from the kernel's books (hundredths of a second); not of the database, whose parent is another.
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  let spent = 10 * (Number(user) + Number(system))
  for (const id of children.split(' ').filter(Boolean)) spent += await cpuOf(id)
  return spent
}

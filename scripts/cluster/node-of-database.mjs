import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fill } from './fill.mjs'
import { familyOf, signalTo, untilGone } from './processes.mjs'

/** One PostgreSQL and the Patroni that keeps it: what stands on one machine of a cluster. */
export const openNode = async ({ name, port, patroniPort, folder, values, put, start, programs, owner }) => {
  const data = path.join(folder, `postgres-${name}`)
  await mkdir(data, { mode: 0o700 })
  owner.own(data)
  const config = await put(
    `patroni-${name}.yaml`,
    await fill('patroni/patroni.yaml', {
      ...values,
      POSTGRES_NAME: name,
      POSTGRES_HOST: '127.0.0.1',
      POSTGRES_PORT: port,
      POSTGRES_DATA: data,
      POSTGRES_PGPASS: path.join(folder, `pgpass-${name}`),
      PATRONI_HOST: '127.0.0.1',
      PATRONI_PORT: patroniPort,
    }),
  )
  const ask = address =>
    fetch(`http://127.0.0.1:${patroniPort}${address}`, { signal: AbortSignal.timeout(1_500) })
  let patroni
  let paused = []

  const node = {
    name,
    start: () => {
      patroni = start(`patroni-${name}`, programs.patroni, [config])
    },
    isPrimary: async () => (await ask('/primary')).ok,
    cluster: async () => (await ask('/cluster')).json(),
    said: () => patroni.said(),
    postmaster: async () => Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10),
    killPostmaster: async () => process.kill(await node.postmaster(), 'SIGKILL'),
    /** As when its machine loses power: nothing on it has time for a word. */
    killMachine: async () => {
      const postmaster = await node.postmaster()
      const left = [patroni.pid, ...familyOf(postmaster)]
      for (const pid of left) signalTo(pid, 'SIGKILL')
      await patroni.exit()
      await untilGone(postmaster)
    },
    /** As when its machine hangs. */
    pause: async () => {
      paused = [patroni.pid, ...familyOf(await node.postmaster())]
      for (const pid of paused) signalTo(pid, 'SIGSTOP')
    },
    resume: () => {
      for (const pid of paused) signalTo(pid, 'SIGCONT')
      paused = []
    },
    end: async () => {
      node.resume()
      if (patroni?.isAlive()) patroni.signal('SIGKILL')
      await patroni?.exit()
      const postmaster = await node.postmaster().catch(() => undefined)
      // An immediate stop gives its shared memory back; the data are thrown away.
      if (!postmaster) return
      signalTo(postmaster, 'SIGQUIT')
      await untilGone(postmaster)
    },
  }
  return node
}

import path from 'node:path'
import { freePorts } from '../free-ports.mjs'
import { until } from './until.mjs'

const COUNT = 3

/** Three processes of a finished build behind HAProxy; each has a DATA_DIR of its own, as on a machine of its own. */
export const openCopies = async ({ folder, processes, programs, settings, build }) => {
  const [port, ...ports] = await freePorts(1 + COUNT)
  const address = `http://localhost:${port}`
  const copies = ports.map((own, place) =>
    openCopy({ place, port: own, folder, processes, settings, address, build }),
  )
  // The first one fills the shop.
  copies[0].start()
  await copies[0].ready(120)
  for (const copy of copies.slice(1)) copy.start()
  await Promise.all(copies.map(copy => copy.ready(120)))
  processes.start('haproxy-shop', programs.haproxy, ['-db', '-f', path.resolve('deploy/haproxy/shop.cfg')], {
    cwd: folder,
    env: namesOf(port, ports),
  })
  await until('the balancer leads to the shop', async () => (await fetch(`${address}/readyz`)).ok, 30)
  return { address, copies }
}

const namesOf = (port, ports) => ({
  SHOP_HOST: '127.0.0.1',
  SHOP_PORT: String(port),
  ...Object.fromEntries(
    ['SHOP_ONE', 'SHOP_TWO', 'SHOP_THREE'].map((name, n) => [name, `127.0.0.1:${ports[n]}`]),
  ),
})

const openCopy = ({ place, port, folder, processes, settings, address, build }) => {
  const dataDir = path.join(folder, `shop-${place}`)
  const own = `http://127.0.0.1:${port}`
  let running
  const copy = {
    address: own,
    build,
    start: (from = copy.build) => {
      copy.build = from
      running = processes.start(`shop-${place}`, process.execPath, ['scripts/start.mjs'], {
        cwd: from,
        env: { ...settings, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', SITE_URL: address },
      })
    },
    ready: (seconds = 60) =>
      until(
        `copy ${place} of the shop is ready`,
        async () => {
          if (!running.isAlive())
            throw Object.assign(new Error(running.said().slice(-1_000)), { isFinal: true })
          return (await fetch(`${own}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
        },
        seconds,
      ),
    said: () => running.said(),
    kill: async () => {
      running.signal('SIGKILL')
      await running.exit()
    },
    /** As a release does: what was begun is finished. Returns the exit code. */
    stop: async () => {
      running.signal('SIGTERM')
      return running.exit()
    },
  }
  return copy
}

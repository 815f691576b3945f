import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run.mjs'
import { visitorOf } from './ask.mjs'
import { openCopies } from './copies.mjs'
import { openDatabases } from './databases.mjs'
import { owner } from './owner.mjs'
import { openProcesses } from './processes.mjs'
import { findPrograms } from './programs.mjs'
import { makeSecrets } from './secrets.mjs'
import { stockShelf } from './shelf.mjs'
import { openStore } from './store.mjs'
import { startTraffic } from './traffic.mjs'

/** All of it in one temporary folder, from PostgreSQL to the balancer. `close` ends each program by its id and deletes the folder. */
export const openCluster = async progress => {
  const programs = findPrograms()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-cluster-'))
  await chmod(folder, 0o777)
  const logs = path.join(folder, 'logs')
  await mkdir(logs)
  const processes = openProcesses(logs)
  const who = owner()
  let databases
  const close = async ({ keep = false } = {}) => {
    await processes.endAll()
    await databases?.end()
    if (keep) console.log(`The logs are in ${logs}.`)
    else await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const open = async () => {
    const secrets = await makeSecrets(folder)
    const store = await openStore({ folder, processes })
    databases = await openDatabases({ folder, processes, programs, owner: who })
    progress('etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer')
    const settings = {
      ...store.settings,
      ...{ DATABASE_URL: databases.url, SECRETS_FROM: secrets.folder, DEMO_SEED: 'yes', DRAIN_SECONDS: '2' },
      // Sixteen buyers order thousands of times.
      ...{ OPEN_COD_LIMIT: '1000000', DAILY_COD_LIMIT: '1000000', LIMITS: 'no' },
    }
    const { address, copies } = await openCopies({
      ...{ folder, processes, programs, settings, build: root },
    })
    progress('three copies of the shop behind HAProxy')
    const shelf = await stockShelf(databases)
    const paths = await pathsOf(address, shelf)
    const cluster = {
      ...{ folder, databases, store, copies, address, shelf, progress, secrets: secrets.values },
      builds: [root],
      startTraffic: () => startTraffic({ databases, shelf, address, paths }),
      picture: () => firstIn(address, /"(\/uploads\/[^"]+)"/),
      script: () => firstIn(address, /"(\/_next\/static\/chunks\/[^"]+\.js)"/),
    }
    return cluster
  }
  return { folder, open, close }
}

const firstIn = async (address, shape) => shape.exec((await visitorOf(address).get('/')).text)?.[1]

/** Products that buyers order, the home page, and what that leads to. */
const pathsOf = async (address, { plenty }) => {
  const home = await visitorOf(address).get('/')
  const sections = [...home.text.matchAll(/href="(\/products-section[^"#?]*)"/g)].map(([, path]) => path)
  const products = plenty.map(({ slug }) => `/product/${slug}`)
  return [
    ...products.slice(0, 4),
    '/',
    ...new Set(sections.slice(0, 4)),
    '/Product-Serach/saree',
    '/addcart',
    ...products.slice(4),
  ]
}

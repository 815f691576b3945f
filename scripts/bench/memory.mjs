// npm run bench -- memory [--visits 10000] [--pictures 500] [--imported 20000] [--products 100000] [--keep FOLDER]
// What `npm start` and all below it hold (PSS): idle, after visits of every kind, after making pictures, after an import;
// and whether a shop of many products lives under load in 512 MB. FOLDER/data-PRODUCTS is used again where it is there.
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build.mjs'
import { root, runNode } from '../run.mjs'
import { makeCatalogue } from './engine/make-catalogue.mjs'
import { canBound, withCgroup } from './memory/cgroup.mjs'
import { withNpmStart } from './memory/npm-start.mjs'
import { memoryOf } from './memory/process-memory.mjs'
import { addressesOf, makeVisits, pictureVisits, visitOf } from './memory/visits.mjs'
import { record } from './shared/record.mjs'

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '500' },
    imported: { type: 'string', default: '20000' },
    products: { type: 'string', default: '100000' },
    keep: { type: 'string' },
  },
})
const [visits, pictures, imported, products] = ['visits', 'pictures', 'imported', 'products'].map(name =>
  Number(values[name]),
)
const CONTAINER_MB = 512
const AT_MOST = { idle: 150, loaded: 400 }
// Connections of the database that nobody uses are closed after half a minute.
const REST_MS = 40_000

const rows = []
const notes = [
  'PSS: what each process has to itself, and its part of what several share. All of `npm start` is counted: npm, which waits, the shop, and its PostgreSQL.',
]
await ensureBuild()
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
await chmod(folder, 0o755)
try {
  await measureDemo(path.join(folder, 'demo'))
  if (canBound()) await measureContainer(await shopOf(products))
  else notes.push('Not run in 512 MB: that needs root and a memory cgroup.')
  console.table(rows)
  await record('memory', { title: 'Memory', notes, rows })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureDemo(dataDir) {
  await stock(dataDir, path.join(root, 'demo/catalogue'))
  const other = path.join(folder, 'other')
  await makeCatalogue(other, imported)
  await withNpmStart(dataDir, async (url, pid) => {
    const take = (what, atMost) => {
      const { all, database, waiting } = memoryOf(pid)
      rows.push({ what, value: Math.round(all), unit: 'MB', atMost })
      rows.push({ what: '… of which the database', value: Math.round(database), unit: 'MB' })
      rows.push({ what: '… of which npm, which waits', value: Math.round(waiting), unit: 'MB' })
    }
    await sleep(REST_MS)
    take('idle, the demo shop', AT_MOST.idle)
    const addresses = await addressesOf(url)
    await visit(
      url,
      Array.from({ length: visits }, (_, n) => visitOf(addresses, n)),
    )
    take(`after ${visits.toLocaleString('en')} visits of every kind`, AT_MOST.loaded)
    await visit(url, pictureVisits(addresses, pictures))
    take(`after making ${pictures} pictures`, AT_MOST.loaded)
    await stock(dataDir, other)
    take(`after an import of ${imported.toLocaleString('en')} products`, AT_MOST.loaded)
    await sleep(REST_MS)
    take('idle again', AT_MOST.loaded)
  })
}

async function measureContainer(dataDir) {
  await withCgroup(CONTAINER_MB, (cgroup, pressure) =>
    withNpmStart(
      dataDir,
      async (url, pid) => {
        const addresses = await addressesOf(url)
        await visit(
          url,
          Array.from({ length: visits }, (_, n) => visitOf(addresses, n)),
        )
        await visit(url, pictureVisits(addresses, pictures))
        const { kills, highest } = await pressure()
        const within = `in ${CONTAINER_MB} MB, ${products.toLocaleString('en')} products`
        rows.push({ what: `${within}: processes killed`, value: kills, atMost: 0 })
        rows.push({
          what: `${within}: after as many visits`,
          value: Math.round(memoryOf(pid).all),
          unit: 'MB',
        })
        rows.push({
          what: `${within}: most, with files kept by the system`,
          value: Math.round(highest),
          unit: 'MB',
        })
      },
      { cgroup },
    ),
  )
}

/** A shop of so many products with the demo's pictures. */
async function shopOf(count) {
  const kept = path.resolve(values.keep ?? folder)
  const dataDir = path.join(kept, `data-${count}`)
  const catalogue = path.join(kept, `catalogue-${count}`)
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    await makeCatalogue(catalogue, count)
    await stock(dataDir, catalogue)
  }
  await cp(path.join(root, 'demo/catalogue/pictures'), path.join(dataDir, 'uploads'), { recursive: true })
  return dataDir
}

async function stock(dataDir, from) {
  const code = await runNode(['scripts/catalogue.mjs', 'import', from, '--new', '--yes'], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) throw new Error(`The catalogue ${from} could not be put in.`)
}

async function visit(url, asked) {
  const statuses = await makeVisits(url, asked)
  const bad = Object.entries(statuses).filter(([status]) => status !== '200')
  if (bad.length > 0) notes.push(`Answers other than 200: ${bad.map(each => each.join(' × ')).join(', ')}.`)
}

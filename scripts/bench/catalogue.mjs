// npm run bench -- catalogue [--products 20000] [--variants 3] [--filtered 100000] [--lists 2000]
// How long the command of an import takes with its preview, what it costs of memory, and what a filtered list with its
// counts takes of CPU in a shop of many products.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine } from '#lib/backend/db/engine.ts'
import { closePool, setConnection } from '#lib/backend/db/pool.ts'
import { root } from '../run.mjs'
import { askFilters } from './catalogue/ask-filters.mjs'
import { makeGoods } from './catalogue/make-goods.mjs'
import { memoryOf } from './memory/process-memory.mjs'
import { record } from './shared/record.mjs'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    variants: { type: 'string', default: '3' },
    filtered: { type: 'string', default: '100000' },
    lists: { type: 'string', default: '2000' },
  },
})
const [products, variants] = [Number(values.products), Number(values.variants)]
const [filtered, lists] = [Number(values.filtered), Number(values.lists)]
const SECONDS = 30
const MS = 3

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
await chmod(folder, 0o755)
const rows = []
try {
  if (products > 0) await measureImports()
  if (filtered > 0) await measureFilters()
  console.table(rows)
  await record('catalogue', {
    title: 'A real catalogue',
    notes: [
      `The command of an import with its preview, from its start to its end, into a shop of its own. Filtered lists, each by other values of up to five facets, ${lists} after as many that nobody measured, in process: what shop and database take together.`,
    ],
    rows,
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureImports() {
  const dataDir = path.join(folder, 'data')
  const what = `${products.toLocaleString('en')} products with ${(products * variants).toLocaleString('en')} variants`
  for (const [name, dearer] of [
    ['a first import', 0],
    ['an import that changes each price', 25],
  ]) {
    const goods = path.join(folder, `goods-${dearer}`)
    await makeGoods(goods, { products, variants, dearer })
    const { seconds, megabytes } = await runImport(goods, dataDir)
    rows.push({ what: `${name} of ${what}`, value: seconds, unit: 's', atMost: SECONDS })
    rows.push({ what: `… most memory of the command`, value: megabytes, unit: 'MB' })
  }
}

async function measureFilters() {
  const goods = path.join(folder, 'goods-filtered')
  await makeGoods(goods, { products: filtered, variants: 0 })
  const dataDir = path.join(folder, 'data-filtered')
  const { seconds } = await runImport(goods, dataDir)
  rows.push({
    what: `a first import of ${filtered.toLocaleString('en')} products`,
    value: seconds,
    unit: 's',
  })
  const engine = await openEngine(dataDir)
  setConnection(engine.connection)
  try {
    const cpu = await askFilters(engine.folder, lists)
    rows.push({
      what: `CPU of a filtered list with counts, ${filtered.toLocaleString('en')} products`,
      value: cpu.shop + cpu.database,
      unit: 'ms',
      atMost: MS,
    })
    rows.push({ what: '… of which the database', value: cpu.database, unit: 'ms' })
    rows.push({ what: '… products on its first page, of 24', value: cpu.shown })
  } finally {
    await closePool()
    await engine.close()
  }
}

/** As a seller runs it. */
async function runImport(goods, dataDir) {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/catalogue.mjs', 'import', goods, '--new', '--yes'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let megabytes = 0
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid).all)
  }, 500)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { seconds: (performance.now() - begun) / 1_000, megabytes }
}

// npm run bench -- catalogue [--products 20000] [--variants 3] [--filtered 100000] [--lists 2000]
// How long the command of an import takes with its preview, what it costs of memory, and what a filtered list with its
// counts takes of CPU in a shop of many products.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeGoods } from './catalogue/make-goods.mjs'
import { measureFilters } from './catalogue/measure-filters.mjs'
import { runImport } from './catalogue/run-import.mjs'
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
  if (filtered > 0) await measureFiltered()
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
    const { seconds, most } = await runImport(goods, dataDir)
    rows.push({ what: `${name} of ${what}`, value: seconds, unit: 's', atMost: SECONDS })
    rows.push({ what: `… most memory of the command`, value: most.together, unit: 'MB' })
  }
}

async function measureFiltered() {
  const goods = path.join(folder, 'goods-filtered')
  await makeGoods(goods, { products: filtered, variants: 0 })
  const dataDir = path.join(folder, 'data-filtered')
  const { seconds } = await runImport(goods, dataDir)
  rows.push({
    what: `a first import of ${filtered.toLocaleString('en')} products`,
    value: seconds,
    unit: 's',
  })
  rows.push(...(await measureFilters(dataDir, filtered, lists, MS)))
}

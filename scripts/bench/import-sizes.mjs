// npm run bench -- import-sizes [--products 100000,1000000] [--lists 2000]
// Whether an import holds as much memory for a million products as for a hundred thousand, how many rows a second it takes,
// and what a filtered list costs in a shop of that size.
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
    products: { type: 'string', default: '100000,1000000' },
    lists: { type: 'string', default: '2000' },
  },
})
const sizes = values.products.split(',').map(Number)
const lists = Number(values.lists)

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
await chmod(folder, 0o755)
const rows = []
try {
  for (const products of sizes) await measure(products)
  console.table(rows)
  await record('import-sizes', {
    title: 'An import, by its rows',
    notes: [
      `The command of a first import into a shop of its own. Memory is the most that was seen, twice a second (PSS): of the command, and of its PostgreSQL. Then ${lists} filtered lists, after as many that nobody measured.`,
    ],
    rows,
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(products) {
  const goods = path.join(folder, `goods-${products}`)
  const dataDir = path.join(folder, `data-${products}`)
  await makeGoods(goods, { products, variants: 0 })
  const { seconds, most } = await runImport(goods, dataDir)
  rows.push({
    what: `rows a second of a first import of ${products.toLocaleString('en')} products`,
    value: products / seconds,
  })
  rows.push({ what: '… most memory of the command', value: most.command, unit: 'MB' })
  rows.push({ what: '… most memory of its PostgreSQL', value: most.database, unit: 'MB' })
  rows.push(...(await measureFilters(dataDir, products, lists)))
  await Promise.all([goods, dataDir].map(each => rm(each, { recursive: true, force: true })))
}

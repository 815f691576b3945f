import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { summed } from './engine/measure.mjs'
import { openShop } from './engine/open-shop.mjs'
import { plotsOf, rowsOf, tablesOf } from './engine/result.mjs'
import { growthOf, tableOf } from './engine/tables.mjs'
import { record } from './shared/record.mjs'

// npm run bench -- engine [--products 1000,100000,1000000] [--keep FOLDER] [--only CALL] [--turns 5] [--rounds 100]
// The shop's calls through the port, in process. FOLDER/data-COUNT is used again where it is there already.
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,100000,1000000' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    turns: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '100' },
  },
})
const counts = values.products.split(',').map(Number)
const rounds = Number(values.rounds)
const root = values.keep ? path.resolve(values.keep) : await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))

const CALLERS = 16
const ALONE = { rounds, callers: 1 }
const TOGETHER = { rounds: 3 * rounds, callers: CALLERS }
const WARM = { rounds: 60, callers: 1 }

const shops = []
try {
  for (const count of counts) shops.push(await openShop(root, count))
  const results = shops.map(() => [])
  for (const name of shops[0].calls.filter(each => each.includes(values.only)))
    for (const [index, result] of (await measure(name)).entries()) results[index].push({ name, ...result })
  for (const [index, count] of counts.entries())
    console.log(`\n${count.toLocaleString('en')} products\n${tableOf(results[index])}`)
  for (const [index, count] of counts.entries())
    if (index > 0)
      console.log(
        `\nFrom ${counts[0].toLocaleString('en')} to ${count.toLocaleString('en')}\n${growthOf(results[0], results[index])}`,
      )
  if (!values.only)
    await record('engine', {
      title: 'The catalogue, by its size',
      notes: [
        'Calls of the shop in process with its own PostgreSQL, each size in its turn. What takes longer in a large shop, and by how many times, alone and with 16 callers at once.',
      ],
      rows: rowsOf(counts, results),
      tables: tablesOf(counts, results),
      plots: plotsOf(counts, results),
    })
} finally {
  for (const shop of shops) await shop.close()
  if (!values.keep) await rm(root, { recursive: true, force: true })
}

// The shops are measured by turns, so that a slow moment of the machine is each one's.
async function measure(name) {
  const turns = []
  for (const shop of shops) await shop.make({ name, ...WARM })
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const each = []
    for (const shop of shops)
      each.push({
        alone: await shop.make({ name, ...ALONE }),
        together: await shop.make({ name, ...TOGETHER }),
      })
    turns.push(each)
  }
  return shops.map((_, index) => ({
    alone: summed(turns.map(turn => turn[index].alone)),
    together: summed(turns.map(turn => turn[index].together)),
  }))
}

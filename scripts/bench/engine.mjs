import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { summed } from './engine/measure.mjs'
import { openShop } from './engine/open-shop.mjs'
import { growthOf, tableOf } from './engine/tables.mjs'

// npm run bench -- engine [COUNT …] [--keep=FOLDER] [--only=CALL]: the shop's calls through the port, in process.
const args = process.argv.slice(2)
const option = name => args.find(arg => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const asked = args.map(Number).filter(count => count > 0)
const counts = asked.length > 0 ? asked : [1_000, 100_000]
const kept = option('keep')
const root = kept ? path.resolve(kept) : await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))

// The shops are measured by turns, so that a slow moment of the machine is each one's.
const TURNS = 5
const ALONE = { rounds: 300, callers: 1 }
const TOGETHER = { rounds: 600, callers: 16 }
const WARM = { rounds: 60, callers: 1 }

const shops = []
try {
  for (const count of counts) shops.push(await openShop(root, count))
  const results = shops.map(() => [])
  for (const name of shops[0].calls.filter(each => each.includes(option('only') ?? '')))
    for (const [index, result] of (await measure(name)).entries()) results[index].push({ name, ...result })
  for (const [index, count] of counts.entries())
    console.log(`\n${count.toLocaleString('en')} products\n${tableOf(results[index])}`)
  for (const [index, count] of counts.entries())
    if (index > 0)
      console.log(
        `\nFrom ${counts[0].toLocaleString('en')} to ${count.toLocaleString('en')}\n${growthOf(results[0], results[index])}`,
      )
} finally {
  for (const shop of shops) await shop.close()
  if (!kept) await rm(root, { recursive: true, force: true })
}

async function measure(name) {
  const turns = []
  for (const shop of shops) await shop.make({ name, ...WARM })
  for (let turn = 0; turn < TURNS; turn++) {
    const turnOf = async shop => ({
      alone: await shop.make({ name, ...ALONE }),
      together: await shop.make({ name, ...TOGETHER }),
    })
    const each = []
    for (const shop of shops) each.push(await turnOf(shop))
    turns.push(each)
  }
  return shops.map((_, index) => ({
    alone: summed(turns.map(turn => turn[index].alone)),
    together: summed(turns.map(turn => turn[index].together)),
  }))
}

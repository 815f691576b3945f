// npm run prove -- cluster [--short] [--only PART,PART] [--keep]
// Three processes of the finished build on PostgreSQL as a cluster, and what happens to orders while its parts are killed.

import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build.mjs'
import { makeNextRelease } from './next-release.mjs'
import { openCluster } from './open-cluster.mjs'
import { cutStore } from './parts/cut-store.mjs'
import { killCopies } from './parts/kill-copies.mjs'
import { killPostmaster } from './parts/kill-postmaster.mjs'
import { killPrimary } from './parts/kill-primary.mjs'
import { pauseStandby } from './parts/pause-standby.mjs'
import { races } from './parts/races.mjs'
import { restore } from './parts/restore.mjs'
import { roll } from './parts/roll.mjs'
import { tableOf } from './table.mjs'

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' }, keep: { type: 'boolean' } },
})
const COUNTS = values.short
  ? { races: 2, roll: 1, copies: 2, postmaster: 3, primary: 1, store: 6, minutes: 6 }
  : { races: 20, roll: 10, copies: 50, postmaster: 10, primary: 10, store: 60, minutes: 60 }

const PARTS = {
  races: cluster => races(cluster, COUNTS.races),
  roll: async cluster => {
    const renamed = values.short ? await cluster.script() : undefined
    cluster.builds.push(await makeNextRelease(path.join(cluster.folder, 'next-release'), { renamed }))
    cluster.progress('the next release')
    return roll(cluster, COUNTS.roll)
  },
  copies: cluster => killCopies(cluster, COUNTS.copies),
  store: cluster => cutStore(cluster, COUNTS.store),
  postmaster: cluster => killPostmaster(cluster, COUNTS.postmaster),
  primary: cluster => killPrimary(cluster, COUNTS.primary),
  standby: cluster => pauseStandby(cluster),
  restore: cluster => restore(cluster),
}

// A backup is no part of what is proved each time.
const usual = Object.keys(PARTS).filter(name => !(values.short && name === 'restore'))
const chosen = values.only?.split(',') ?? usual
const unknown = chosen.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. These there are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

await ensureBuild()
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
const progress = what => console.log(`${seconds().padStart(4)} s  ${what}`)

const { open, close } = await openCluster(progress)
let closing
const end = options => (closing ??= close(options))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await end()
    process.exit(130)
  })
const watchdog = setTimeout(async () => {
  console.error(`It took longer than ${COUNTS.minutes} minutes.`)
  await end({ keep: true })
  process.exit(1)
}, COUNTS.minutes * 60_000)

const rows = []
try {
  const cluster = await open()
  for (const name of chosen) rows.push(...[await PARTS[name](cluster)].flat())
  const faults = rows.flatMap(row => row.faults)
  console.log(`\n${tableOf(rows)}\n`)
  for (const fault of faults) console.error(fault)
  const passed = rows.filter(row => row.faults.length === 0).length
  console.log(`${passed} passed, ${rows.length - passed} failed`)
  console.log(`The cluster was proved in ${seconds()} s.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  if (rows.length > 0) console.log(`\n${tableOf(rows)}\n`)
  console.error(error)
  process.exitCode = 1
} finally {
  clearTimeout(watchdog)
  await end({ keep: values.keep || process.exitCode === 1 })
}

import { openYard } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'

// npm run bench -- start [TIMES]: from the command to an answering /readyz, with the demo's data and without.
const times = Number(process.argv[2] ?? 7)

await ensureBuild()
const yard = await openYard()
try {
  console.log(`an empty folder, filled with the demo: ${await started()} s`)
  const again = []
  for (let n = 0; n < times; n++) again.push(await started())
  console.log(`data that are there, ${times} times: ${again.sort().join(', ')} s; to reach: 2`)
} finally {
  await yard.close()
}

async function started() {
  const began = performance.now()
  const shop = await yard.start('shop')
  await shop.ready()
  const seconds = (performance.now() - began) / 1_000
  await shop.end()
  return seconds.toFixed(2)
}

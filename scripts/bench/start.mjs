import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { record } from './shared/record.mjs'

// npm run bench -- start [TIMES]: from the command to an answering /readyz, with the demo's data and without.
const times = Number(process.argv[2] ?? 7)
const TO_REACH = 2

await ensureBuild()
const ownShops = await openOwnShops()
try {
  const first = await started()
  console.log(`an empty folder, filled with the demo: ${first} s`)
  const again = []
  for (let n = 0; n < times; n++) again.push(await started())
  console.log(`data that are there, ${times} times: ${again.sort().join(', ')} s; to reach: ${TO_REACH}`)
  await record('start', {
    title: 'From the command to the first answer',
    rows: [
      { what: 'an empty folder, filled with the demo', value: Number(first), unit: 's' },
      {
        what: `data that are there, median of ${times}`,
        value: Number(again[times >> 1]),
        unit: 's',
        atMost: TO_REACH,
      },
    ],
  })
} finally {
  await ownShops.close()
}

async function started() {
  const began = performance.now()
  const shop = await ownShops.start('shop')
  await shop.ready()
  const seconds = (performance.now() - began) / 1_000
  await shop.end()
  return seconds.toFixed(2)
}

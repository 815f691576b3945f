// npm run bench -- orders [--orders 2000] [--buyers 16] [--in-process | --http] [--product 1]
// COD orders per second, in this process and through HTTP, and whether every one of them holds; and what a view of the
// checkout costs. With --product all want that one product.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { openEngine } from '#lib/backend/db/engine.ts'
import { migrate } from '#lib/backend/db/migrate.ts'
import { closePool, db, setConnection } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { cpuSeconds } from '../../e2e/cpu-seconds.ts'
import { broken } from './orders/broken.mjs'
import { measureCheckoutPage } from './orders/checkout-page.mjs'
import { httpShop } from './shared/http-shop.mjs'
import { mintBuyers, stockShelf } from './shared/mint.mjs'
import { record } from './shared/record.mjs'
import { withShop } from './shared/with-shop.mjs'

const PER_BUYER = 5
const TO_REACH = 800
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    buyers: { type: 'string', default: '16' },
    port: { type: 'string', default: '4509' },
    'in-process': { type: 'boolean' },
    http: { type: 'boolean' },
    product: { type: 'string' },
  },
})
const [orders, at] = [Number(values.orders), Number(values.buyers)]
const product = values.product && Number(values.product)

const rows = []
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
await chmod(folder, 0o755)
const engine = await openEngine(path.join(folder, 'data'))
setConnection(engine.connection)
try {
  await migrate()
  await stockShelf()
  if (!values.http) await measure('in process', embeddedShop(handlers).placeOrder)
  if (!values['in-process'])
    await withShop(path.join(folder, 'data'), values.port, async (url, cpu) => {
      await measure('through HTTP', httpShop(url, at))
      rows.push(await measureCheckoutPage(url, cpu))
    })
  const faults = await broken()
  console.log(faults.length ? faults.join('\n') : '0 invariant breaks')
  process.exitCode = faults.length ? 1 : 0
  rows.push({ what: 'rules that an order broke', value: faults.length, atMost: 0 })
  if (!values.http && !values['in-process'] && !product)
    await record('orders', { title: 'Orders to pay at the door', rows })
} finally {
  await closePool()
  await engine.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(where, placeOrder) {
  const warm = await mintBuyers(Math.ceil(200 / PER_BUYER), product)
  await run(warm, placeOrder)
  const buyers = await mintBuyers(Math.ceil(orders / PER_BUYER), product)
  const [cpu, before] = [process.cpuUsage(), await database()]
  const began = performance.now()
  const times = await run(buyers, placeOrder)
  const seconds = (performance.now() - began) / 1000
  const [spent, after] = [process.cpuUsage(cpu), await database()]
  times.sort((a, b) => a - b)
  const nth = part => times[Math.floor(part * (times.length - 1))].toFixed(1)
  rows.push({
    what: `orders ${where}, ${at} buyers`,
    value: times.length / seconds,
    unit: 'a second',
    ...(where === 'through HTTP' && { atLeast: TO_REACH }),
  })
  console.log(
    `${where}: ${Math.round(times.length / seconds)} COD orders/s at ${at} buyers (p50 ${nth(0.5)} ms, p99 ${nth(0.99)} ms; ${((spent.user + spent.system) / 1000 / times.length).toFixed(2)} ms of this process an order, ${((1000 * (after.cpu - before.cpu)) / times.length).toFixed(2)} ms of the database, ${((after.log - before.log) / 1024 / times.length).toFixed(1)} kB of its log)`,
  )
}

/** What the database has spent, in seconds of CPU and bytes of its log. */
async function database() {
  const [pid] = (await readFile(path.join(engine.folder, 'postmaster.pid'), 'utf8')).split('\n')
  const row = await db.one("select pg_current_wal_lsn() - '0/0' as log")
  return { cpu: cpuSeconds(Number(pid)), log: Number(row.log) }
}

/** So many callers at a time, each buyer's five orders one after the other. */
async function run(buyers, placeOrder) {
  const times = []
  const waiting = [...buyers]
  const caller = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop())
      for (let order = 0; order < PER_BUYER; order++) {
        const began = performance.now()
        await placeOrder(buyer.asks(), { token: buyer.token, key: crypto.randomUUID() })
        times.push(performance.now() - began)
      }
  }
  await Promise.all(Array.from({ length: at }, caller))
  return times
}

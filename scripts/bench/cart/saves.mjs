import path from 'node:path'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { openEngine } from '#lib/backend/db/engine.ts'
import { migrate } from '#lib/backend/db/migrate.ts'
import { closePool, db, setConnection } from '#lib/backend/db/pool.ts'
import { handlers } from '#lib/backend/index.ts'
import { httpShop } from '../shared/http-shop.mjs'
import { mintBuyers, stockShelf } from '../shared/mint.mjs'
import { withShop } from '../shared/with-shop.mjs'

const LINES = 3
const TO_REACH = 2000

/** Saves of one line at a time in carts of three, by so many callers; each customer is one caller's alone. */
export async function measureSaves(folder, { saves, callers, port }) {
  const dataDir = path.join(folder, 'data')
  const rows = []
  const engine = await openEngine(dataDir)
  setConnection(engine.connection)
  try {
    await migrate()
    await stockShelf()
    await measure('in process', embeddedShop(handlers).saveCart)
    await withShop(dataDir, port, async url => {
      const save = httpShop(url, callers, '/api/Add_to_cart1')
      await measure('through HTTP', save)
    })
    return rows
  } finally {
    await closePool()
    await engine.close()
  }

  async function measure(where, save) {
    await run(Math.ceil(saves / 8), save)
    const began = performance.now()
    const times = await run(saves, save)
    const seconds = (performance.now() - began) / 1000
    times.sort((a, b) => a - b)
    const nth = part => times[Math.floor(part * (times.length - 1))].toFixed(1)
    rows.push({
      what: `cart saves ${where}, ${callers} callers`,
      value: times.length / seconds,
      unit: 'a second',
      ...(where === 'through HTTP' && { atLeast: TO_REACH }),
    })
    console.log(
      `${where}: ${Math.round(times.length / seconds)} saves/s at ${callers} callers (p50 ${nth(0.5)} ms, p99 ${nth(0.99)} ms); to reach: ${TO_REACH}`,
    )
  }

  async function run(count, save) {
    const customers = await mintBuyers(callers)
    const times = []
    let left = count
    const caller = async ({ token }) => {
      for (let n = 0; left-- > 0; n++) {
        const began = performance.now()
        await save([line(n)], { token })
        times.push(performance.now() - began)
      }
    }
    await Promise.all(customers.map(caller))
    await expectKept(customers)
    return times
  }
}

// Odd ids of the shelf come without sizes.
const line = n => ({ prod_id: 1 + 2 * (n % LINES), unit: 1 + (n % 9), cart_size: 'S' })

async function expectKept(customers) {
  const whole = await db.one(
    `select count(*) as carts from carts
      where jsonb_array_length(lines) = $1 and updated_at > now() - interval '5 minutes'`,
    [LINES],
  )
  if (whole.carts < customers.length) throw new Error('A cart has not the lines that were saved.')
}

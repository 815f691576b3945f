import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { setSeller } from './test-seller.ts'

const database = withTestDatabase()
const KILLS = process.env.PROVE ? 50 : 8
const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
]

beforeAll(async () => {
  await setSeller()
  await addProduct({ id: 1, sizes: { NA: 100_000 } })
})

type Told = { id: string; done: boolean; message: string }

/** Packs these, until it is killed after some milliseconds or dies by itself between a number and its bill. */
async function pack(
  ids: readonly string[],
  { killAfter, dieAfter }: { killAfter?: number; dieAfter?: number },
) {
  const child = spawn(process.execPath, [...FLAGS, 'lib/backend/bills/test-packer.ts'], {
    env: { ...process.env, DATABASE_URL: database.url, DIE_AFTER: String(dieAfter ?? 1e9) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const told: Told[] = []
  child.on('message', (answer: Told) => {
    if (told.push(answer) === 1 && killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
  })
  child.send(ids)
  await once(child, 'exit')
  return told
}

test(`Law 20: after ${KILLS} kills of who packs, two at a time, numbers have no gap and each packed order one bill, each cancelled one a note`, async () => {
  const ids: string[] = []
  for (let n = 0; n < 12; n++) {
    const buyer = await newBuyer()
    for (let each = 0; each < 5; each++) ids.push((await order(buyer, 'COD', [{ id: 1 }])).coorderid)
  }
  let died = 0
  const told: Told[] = []
  while (died < KILLS) {
    const open = await db.query<{ id: string }>(`select id from orders where status = 'placed' order by id`)
    if (open.length < 12) {
      const buyer = await newBuyer()
      for (let each = 0; each < 5; each++) ids.push((await order(buyer, 'COD', [{ id: 1 }])).coorderid)
      continue
    }
    const waiting = open.map(({ id }) => id)
    // Both want the same orders, from either end.
    const answers = await Promise.all([
      pack(waiting, { killAfter: Math.random() * 30 }),
      pack(waiting.toReversed(), { dieAfter: Math.floor(Math.random() * 4) }),
    ])
    told.push(...answers.flat())
    died += 2
    await expectWhole()
  }
  const left = await db.query<{ id: string }>(`select id from orders where status = 'placed'`)
  told.push(
    ...(await pack(
      left.map(({ id }) => id),
      {},
    )),
  )
  await expectWhole()
  // Whoever was told that an order is packed was told the truth.
  const billed = new Set(
    (await db.query<{ order_id: string }>('select order_id from bills')).map(row => row.order_id),
  )
  expect(billed.size).toBe(ids.length)
  expect(told.filter(({ id, done }) => done && !billed.has(id))).toEqual([])
}, 600_000)

async function expectWhole() {
  const broken = await db.query(
    `select o.id, o.status from orders o left join bills b on b.order_id = o.id left join credit_notes n on n.order_id = o.id
      where (o.status = 'placed') <> (b.id is null) or (o.status = 'cancelled') <> (n.id is not null)`,
  )
  expect(broken).toEqual([])
  const gaps = await db.query(
    `select s.series, s.last, count(d.place_in_series) as issued, max(d.place_in_series) as highest
       from bill_series s left join (select series, year, place_in_series from bills union all
                                     select series, year, place_in_series from credit_notes) d
         on d.series = s.series and d.year = s.year
      group by s.series, s.year, s.last
     having count(d.place_in_series) <> s.last or coalesce(max(d.place_in_series), 0) <> s.last`,
  )
  expect(gaps).toEqual([])
}

import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { db } from '#lib/backend/db/pool.ts'
import { mintBuyers } from '../shared/mint.mjs'

const VIEWS = 600
const AT = 4
const LINES = 3
const TO_REACH = 4

/** What one view of the checkout costs the shop's processes, the database aside: an address, a cart of three lines. */
export async function measureCheckoutPage(url, cpu) {
  const buyers = await mintBuyers(AT)
  const lines = Array.from({ length: LINES }, (_, n) => ({
    id: 1 + 2 * n,
    size: 'S',
    color: '',
    unit: 1 + n,
  }))
  await db.run(
    'insert into carts (customer_id, lines) select id, $1 from customers on conflict (customer_id) do update set lines = $1',
    [JSON.stringify(lines)],
  )
  await untilMailsAreSent()
  const agent = new Agent({ keepAlive: true, maxSockets: AT })
  await view(url, agent, buyers, 2 * VIEWS)
  const [before, began] = [await cpu(), performance.now()]
  await view(url, agent, buyers, VIEWS)
  const [spent, seconds] = [(await cpu()) - before, (performance.now() - began) / 1000]
  agent.destroy()
  console.log(
    `checkout page: ${(spent / VIEWS).toFixed(1)} ms of CPU a view (${Math.round(VIEWS / seconds)} views/s at ${AT} callers); to reach: ${TO_REACH}`,
  )
  return { what: 'CPU of a view of the checkout', value: spent / VIEWS, unit: 'ms', atMost: TO_REACH }
}

/** The mails of the orders before are no part of a view. */
async function untilMailsAreSent() {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    const row = await db.one(
      'select count(*) as waiting from outbox where sent_at is null and given_up_at is null',
    )
    if (row.waiting === 0) return
    await sleep(500)
  }
  console.log('checkout page: mails of the orders are still being sent.')
}

async function view(url, agent, buyers, count) {
  let left = count
  const caller = async ({ token }) => {
    while (left-- > 0) {
      const html = await page(`${url}/checkout2`, agent, token)
      if (!html.includes('Order Summary')) throw new Error('This is not the checkout.')
    }
  }
  await Promise.all(buyers.map(caller))
}

const page = (url, agent, token) =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie: `user_token=${token}; user_name=Asha`,
      accept: 'text/html',
      'accept-encoding': 'gzip',
    }
    get(url, { agent, headers }, async answer => {
      const parts = []
      for await (const part of answer) parts.push(part)
      const body = Buffer.concat(parts)
      resolve(String(answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
    }).on('error', reject)
  })

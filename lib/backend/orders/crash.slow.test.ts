import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Failpoint } from '../failpoints.ts'
import { newGuestBuyer } from '../guests/test-guest.ts'
import { withPracticeGateway } from '../payments/test-gateway.ts'
import { addProduct } from '../test-product.ts'
import { type Buyer, newBuyer, orderRequestFrom, shop, statusOf, stockOf } from './test-orders.ts'
import { Died, startProcess } from './test-process.ts'

const database = withTestDatabase()
const gateway = withPracticeGateway()

const prove = Boolean(process.env.PROVE)
const LIMIT = 600_000
const PIECES = 100_000
beforeAll(async () => {
  for (const id of [1, 2, 3]) await addProduct({ id, sizes: { NA: PIECES }, price: 500, delivery: 0 })
})

/** Every third one has no account. */
const newShopper = (n: number): Promise<Buyer> => (n % 3 ? newBuyer() : newGuestBuyer())

const start = (more: { dieAt?: Failpoint; jobs?: boolean } = {}) =>
  startProcess({ databaseUrl: database.url, settings: gateway.settings, ...more })
const died = (error: unknown) => {
  if (!(error instanceof Died)) throw error
}

/** Every piece is on the shelf or in an order that stands, and every order is whole. */
async function expectWhole() {
  for (const id of [1, 2, 3]) {
    const sold = await db.one<{ units: number }>(
      `select coalesce(sum(l.units), 0) as units from order_lines l join orders o on o.id = l.order_id
        where l.product_id = $1 and o.status not in ('cancelled', 'expired')`,
      [id],
    )
    expect((await stockOf(id)) ?? 0).toBe(PIECES - (sold?.units ?? 0))
  }
  const broken = await db.query(
    `select id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
        or not exists (select 1 from order_events e where e.order_id = o.id)
        or total <> 100 * round(subtotal / 100.0) + delivery - discount`,
  )
  expect(broken).toEqual([])
}

const kills = prove ? 30 : 2
test(
  `the shop is killed ${kills} times amid orders, and no order that was acknowledged is lost`,
  async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const process = await start()
      const buyers = await Promise.all(Array.from({ length: 16 }, (_, n) => newShopper(n)))
      const ordering = buyers.map(async (buyer, n) => {
        for (let order = 0; order < 5; order++) {
          const lines = [{ id: 1 + (n % 3) }, { id: 1 + ((n + 1) % 3), units: 2 }]
          const { coorderid } = await process.call('placeOrder', orderRequestFrom(buyer, 'COD', lines), buyer)
          acknowledged.push(coorderid)
        }
      })
      const before = acknowledged.length
      while (acknowledged.length < before + 10) await sleep(1)
      await sleep(Math.random() * 40)
      await process.kill()
      await Promise.all(ordering.map(orders => orders.catch(died)))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(10 * kills)
    const kept = await db.query<{ id: string }>(`select id from orders where status = 'placed'`)
    const ids = new Set(kept.map(({ id }) => id))
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
    await expectWhole()
  },
  LIMIT,
)

test(
  'a hundred buyers at two processes want ten pieces: ten get one',
  async () => {
    await addProduct({ id: 9, name: 'Rare', sizes: { NA: 10 } })
    const processes = await Promise.all([start(), start()])
    const buyers = await Promise.all(Array.from({ length: 100 }, (_, n) => newShopper(n)))
    const sent = await Promise.allSettled(
      buyers.map((buyer, n) =>
        processes[n % 2]?.call('placeOrder', orderRequestFrom(buyer, 'COD', [{ id: 9 }]), buyer),
      ),
    )
    await Promise.all(processes.map(process => process.kill()))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const outcome of sent)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ message: 'Rare is sold out.' })
    expect(await stockOf(9)).toBe(0)
  },
  LIMIT,
)

const POINTS: Failpoint[] = [
  'order-held',
  'gateway-order-made',
  'gateway-order-kept',
  'payment-told',
  'payment-locked',
  'payment-settled',
  'captured',
  'cancelled',
  'refund-claimed',
  'refund-made',
]

// A customer and a guest by turns; with PROVE both at each point.
test.each(
  POINTS.flatMap((dieAt, at) => {
    const both = [[dieAt, 'a customer', newBuyer] as const, [dieAt, 'a guest', newGuestBuyer] as const]
    return prove ? both : both.filter((_, who) => who === at % 2)
  }),
)(
  'killed at "%s" and started again, the provider’s books and the orders agree, of %s',
  async (dieAt, who, newOne) => {
    const buyer = await newOne()
    const key = `${dieAt} of ${who}`.replaceAll(' ', '-')
    // A provider whose words get lost: only the reconciler is left to find out.
    gateway.deliver = async () => 500
    // Whoever was killed before held its jobs for a while yet.
    await forgetLeases()
    const doomed = await start({ dieAt, jobs: true })
    const dying = liveThrough(doomed, buyer, key, dieAt === 'captured').then(
      () => 'lived',
      error => {
        died(error)
        return 'died'
      },
    )
    await dying
    await untilDead(doomed)
    await forgetLeases()
    const heir = await start({ jobs: true })
    // The shopper's page asks again with the same key, as pages do.
    await liveThrough(heir, buyer, key, false)
    await agreed(buyer)
    await heir.kill()
    await expectWhole()
  },
  LIMIT,
)

type Process = Awaited<ReturnType<typeof start>>

/** Ordered, paid at the provider, confirmed, and cancelled. */
async function liveThrough(process: Process, buyer: Buyer, key: string, authorise: boolean) {
  const placed = await process.call('placeOrder', orderRequestFrom(buyer, 'ONLINE', [{ id: 1 }]), {
    ...buyer,
    key,
  })
  const gatewayId = placed.gatewayOrder?.id
  if (gatewayId && (await statusOf(placed.coorderid)) === 'awaiting') {
    const books = await gateway.ledger()
    const paid = books.payments.some(payment => payment.order_id === gatewayId)
    if (!paid) {
      const signed = await gateway.pay({ orderId: gatewayId, status: authorise ? 'authorized' : 'captured' })
      await process.call('confirmPayment', signed, buyer)
    }
  }
  await settles(placed.coorderid)
  const order = await shop.order({ coorderid: placed.coorderid }, buyer)
  if (order?.cancellable)
    await process.call(
      'cancelOrder',
      { coorderid: placed.coorderid, reason: 'Cash Issue', comment: 'No cash this month.' },
      buyer,
    )
}

/** Paid in the end: by the confirmation, or by the reconciler after a restart. */
async function settles(id: string) {
  const end = Date.now() + 60_000
  while ((await statusOf(id)) === 'awaiting' && Date.now() < end) {
    await hurry()
    await sleep(50)
  }
}

async function agreed(buyer: Buyer) {
  const end = Date.now() + 60_000
  let seen = await compare(buyer)
  while (!seen.agree && Date.now() < end) {
    await hurry()
    await sleep(50)
    seen = await compare(buyer)
  }
  expect(seen).toMatchObject({ agree: true, paid: 1, refunded: 1, status: 'cancelled' })
}

const forgetLeases = async () => {
  if (!prove) await db.run('delete from leases')
}

/** Time is the one thing that tests may fake: npm run prove waits for it. */
const hurry = async () => {
  if (prove) return
  await db.run(`update orders set check_at = now() where check_at is not null`)
  await db.run(`update refunds set due_at = now() where state in ('due', 'sent')`)
}

async function compare(buyer: Buyer) {
  const rows = await db.query<{ gateway_order_id: string; status: string; paid: number; refunded: number }>(
    `select o.gateway_order_id, o.status,
            (select count(*) from payments p where p.order_id = o.id and p.outcome = 'paid') as paid,
            (select count(*) from refunds r where r.order_id = o.id and r.state = 'done') as refunded
       from orders o where o.customer_id = $1`,
    [buyer.id],
  )
  const [order] = rows
  const { payments, refunds } = await gateway.ledger()
  const theirs = payments.filter(payment => payment.order_id === order?.gateway_order_id)
  const back = refunds.filter(refund => theirs.some(payment => payment.id === refund.payment_id))
  const taken = theirs.filter(payment => ['captured', 'refunded'].includes(payment.status))
  const agree =
    rows.length === 1 && taken.length === order?.paid && back.length === order.refunded && back.length === 1
  return { agree, ...order, theirs: theirs.map(payment => payment.status), back: back.length }
}

const untilDead = async (process: Process) => {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const alive = await process.call('orderLines', {}, { token: 'nobody' }).then(
      () => true,
      error => !(error instanceof Died),
    )
    if (!alive) return
    await hurry()
    await sleep(20)
  }
  throw new Error('The process never came to the point where it was to die.')
}

import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { newGuestBuyer } from '../guests/test-guest.ts'
import { orderRequestFrom, stockOf } from '../orders/test-orders.ts'
import { Died, startProcess } from '../orders/test-process.ts'
import { withPracticeGateway } from '../payments/test-gateway.ts'
import { newCustomer } from '../test-customer.ts'
import { addProduct } from '../test-product.ts'
import { newNumber } from './test-codes.ts'

// A number is proved while guests who said it order, pay and cancel, and processes die.
const database = withTestDatabase()
const gateway = withPracticeGateway()
const PIECES = 100_000
beforeAll(() => addProduct({ id: 1, sizes: { NA: PIECES }, price: 500, delivery: 0 }))

const times = process.env.PROVE ? 20 : 2
const start = (more: { dieAt?: 'orders-claimed' } = {}) =>
  startProcess({ databaseUrl: database.url, settings: gateway.settings, ...more })
type Process = Awaited<ReturnType<typeof start>>
const died = (error: unknown) => {
  if (!(error instanceof Died)) throw error
  return 'died'
}

test(`a number is proved ${times} times amid orders, by processes that die: each order ends whole, with one account`, async () => {
  for (let time = 0; time < times; time++) {
    const mobile = newNumber()
    const guests = await Promise.all(Array.from({ length: 3 }, () => newGuestBuyer(mobile)))
    const owner = await newCustomer()
    const [doomed, heir] = await Promise.all([start({ dieAt: 'orders-claimed' }), start()])
    const shopping = Promise.all(guests.map(guest => shops(heir, guest)))
    await sleep(Math.random() * 60)
    // Whoever dies between has claimed nothing; whoever comes again claims the rest.
    expect(await doomed.proveNumber(owner.id, mobile).then(() => 'lived', died)).toBe('died')
    await Promise.all([heir.proveNumber(owner.id, mobile), heir.proveNumber(owner.id, mobile), shopping])
    await heir.proveNumber(owner.id, mobile)
    await heir.kill()

    const left = await db.query<{ id: string; status: string }>(
      `select o.id, o.status from orders o join customers c on c.id = o.customer_id where c.guest_mobile = $1`,
      [mobile],
    )
    // What waits for its payment stays with its guest, who pays it.
    expect(left.filter(({ status }) => status !== 'awaiting')).toEqual([])
    const broken = await db.query(
      `select id from orders o
        where customer_id = $1 and (not exists (select from order_lines l where l.order_id = o.id)
          or (select count(*) from payments p where p.order_id = o.id and p.outcome = 'paid')
             <> case mode when 'ONLINE' then 1 else 0 end)`,
      [owner.id],
    )
    expect(broken).toEqual([])
    const claimed = await db.query('select 1 from orders where customer_id = $1', [owner.id])
    expect(claimed.length).toBeGreaterThan(0)
  }
  const taken = await db.one<{ units: number }>(
    `select coalesce(sum(l.units), 0)::int as units from order_lines l join orders o on o.id = l.order_id
      where o.status not in ('cancelled', 'expired')`,
  )
  expect(await stockOf(1)).toBe(PIECES - (taken?.units ?? 0))
  expect(await db.query('select 1 from outbox group by key having count(*) > 1')).toEqual([])
}, 600_000)

/** Orders to pay at the door and online; some are paid, some cancelled, by who may have lost them to the account meanwhile. */
async function shops(process: Process, guest: Awaited<ReturnType<typeof newGuestBuyer>>) {
  for (let turn = 0; turn < 4; turn++) {
    const mode = turn % 2 ? 'ONLINE' : 'COD'
    const placed = await process
      .call('placeOrder', orderRequestFrom(guest, mode, [{ id: 1 }]), guest)
      .catch(tooMany)
    if (!placed) continue
    if (placed.gatewayOrder && turn < 3) {
      const paid = await gateway.pay({ orderId: placed.gatewayOrder.id, status: 'captured' })
      await process.call('confirmPayment', paid, guest)
    }
    if (turn === 2)
      await process
        .call(
          'cancelOrder',
          { coorderid: placed.coorderid, reason: 'Cash Issue', comment: 'No cash this month.' },
          guest,
        )
        .catch(notTheirs)
  }
}

/** Three guests of one number have as many open orders as one. */
const tooMany = (error: { status?: number }) => {
  if (error.status !== 429) throw error
  return undefined
}
/** It is the account's by now. */
const notTheirs = (error: { status?: number }) => {
  if (error.status !== 404) throw error
}

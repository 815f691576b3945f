import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import {
  deliverWebhook as hear,
  type Paid,
  type SentWebhook,
  withPracticeGateway,
} from '../payments/test-gateway.ts'
import { addProduct } from '../test-product.ts'
import { expireHolds } from './expire-holds.ts'
import { reconcile } from './reconcile.ts'
import { type Buyer, order, shop } from './test-orders.ts'

export const [STOLE, LAST] = [1, 2]

/** For tests: a shop with many stoles and one lamp, whose orders are paid at the practice provider. */
export function withOnlineOrders() {
  withTestDatabase()
  const gateway = withPracticeGateway()
  beforeAll(async () => {
    await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 1000 }, price: 960, delivery: 40 })
    await addProduct({ id: LAST, name: 'Lamp', sizes: { NA: 1 }, price: 960, delivery: 40 })
  })

  // Whoever tells of a payment is chosen by each test: by default nobody does.
  const events: SentWebhook[] = []
  beforeEach(() => {
    events.length = 0
    gateway.deliver = async event => {
      events.push(event)
      return 200
    }
  })

  return {
    gateway,
    /** What the provider told of a payment; of another test's it may still be telling. */
    received: async (count: number, gatewayId: string) => {
      const ofIt = () => events.filter(({ raw }) => raw.includes(gatewayId))
      for (let tries = 0; ofIt().length < count && tries < 500; tries++) await sleep(10)
      return ofIt()
    },
    pays: (orderId: string, more = {}) => gateway.pay({ orderId, status: 'captured', ...more }),
    givenBack: async (gatewayId: string) => {
      const { payments, refunds } = await gateway.ledger()
      const ids = payments.filter(payment => payment.order_id === gatewayId).map(payment => payment.id)
      return refunds.filter(refund => ids.includes(refund.payment_id)).map(refund => refund.amount)
    },
  }
}

export { hear }

export const place = async (buyer: Buyer, id = STOLE) => {
  const placed = await order(buyer, 'ONLINE', [{ id }])
  if (!placed.gatewayOrder) throw new Error('No payment was opened.')
  return { id: placed.coorderid, gatewayId: placed.gatewayOrder.id, gatewayOrder: placed.gatewayOrder }
}

export const confirm = (buyer: Buyer, paid: Paid) => shop.confirmPayment(paid, buyer)

export const endHold = async (id: string) => {
  await db.run(`update orders set hold_until = now() - interval '1 second' where id = $1`, [id])
  await expireHolds()
}

export const checkNow = async (id: string) => {
  await db.run('update orders set check_at = now() where id = $1', [id])
  await reconcile()
}

export const settled = (id: string) =>
  db.query('select outcome, amount, told_by from payments where order_id = $1', [id])

export const refundsOf = (id: string) =>
  db.query<{ amount: number; why: string; state: string }>(
    'select amount, why, state from refunds where order_id = $1',
    [id],
  )

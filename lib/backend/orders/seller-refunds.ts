import 'server-only'
import { randomUUID } from 'node:crypto'
import { refundByUpi } from '#messages/cli-upi.ts'
import {
  noRefund,
  refundAskedAgain,
  refundCannot,
  refundIsDone,
  refundNeedsOnline,
  refundNotRefused,
  refundOfOtherKeys,
  refundSettled,
  refundUnderWay,
  refundWouldBeTwice,
  severalRefunds,
} from '#messages/commands.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { accountOf } from '../payments/chosen-provider.ts'
import { paymentSettings } from '../payments/settings.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import type { OrderRefund } from './order-details.ts'
import { noteOrder } from './order-row.ts'
import { done, type SellerResult } from './seller-result.ts'

export type OpenRefund = OrderRefund & {
  payment_id: string
  order_id: string
  created_at: Date
  gateway: string | null
}

/** Every refund that has not arrived, the oldest first. */
export const openRefunds = () =>
  db.query<OpenRefund>(
    `select r.payment_id, r.order_id, r.amount, r.state, r.by_hand, r.last_error, r.created_at, o.gateway
       from refunds r join orders o on o.id = r.order_id where r.state <> 'done' order by r.created_at`,
  )

/** Asks the provider for it once more. `name` is the order's, or the payment's where an order has several. */
export const retryRefund = (name: string) =>
  withOpenRefund(name, async (tx, refund) => {
    if (refund.gateway === UPI_GATEWAY) return refused(refund, refundByUpi)
    const settings = paymentSettings()
    if (!settings) return refused(refund, refundNeedsOnline)
    if (refund.gateway && refund.gateway !== accountOf(settings))
      return refused(refund, refundOfOtherKeys(refund.gateway))
    if (refund.state === 'sent' && refund.gateway_refund_id) return refused(refund, refundNotRefused)
    // What the provider calls failed stays so under its key; anything else under the same key cannot be made twice.
    await tx.run(
      `update refunds set state = 'due', attempts = 1, due_at = now(), last_error = '', gateway_refund_id = null,
              key = case when gateway_refund_id is null then key else $2 end
        where payment_id = $1`,
      [refund.payment_id, randomUUID()],
    )
    return done(refundAskedAgain(refund.order_id))
  })

/** The seller has given the money back in another way: nothing more is sent. */
export const settleRefund = (name: string, how: string) =>
  withOpenRefund(name, async (tx, refund) => {
    if (refund.under_way) return refused(refund, refundUnderWay)
    if (refund.state === 'sent' && refund.gateway_refund_id) return refused(refund, refundWouldBeTwice)
    await tx.run(`update refunds set state = 'done', by_hand = $2 where payment_id = $1`, [
      refund.payment_id,
      how,
    ])
    // The customer's history tells that, not how: the words are the seller's own note.
    await noteOrder(tx, refund.order_id, 'refunded')
    await queueOrderEvent(tx, 'order.refunded', refund.order_id)
    return done(refundSettled(refund.order_id, how))
  })

type Locked = OpenRefund & { gateway_refund_id: string | null; under_way: boolean }

const withOpenRefund = (name: string, work: (tx: Db, refund: Locked) => Promise<SellerResult>) =>
  transaction(async tx => {
    const found = await tx.query<Locked>(NAMED, [name])
    const open = found.filter(({ state }) => state !== 'done')
    if (open.length > 1)
      return notDone(
        severalRefunds(
          name,
          open.map(({ payment_id }) => payment_id),
        ),
      )
    const [refund] = open
    if (refund) return work(tx, refund)
    return notDone(found.length ? refundIsDone(name) : noRefund(name))
  })

const notDone = (message: string): SellerResult => ({ done: false, message })

const refused = ({ order_id }: Locked, why: string) => notDone(refundCannot(order_id, why))

// Under way: somebody may be waiting for the provider's answer, which takes no longer than some seconds.
const NAMED = `
  select r.*, o.gateway, coalesce(r.asked_at > now() - interval '15 seconds', false) as under_way
    from refunds r join orders o on o.id = r.order_id
   where r.order_id = $1 or r.payment_id = $1 order by r.created_at for update of r`

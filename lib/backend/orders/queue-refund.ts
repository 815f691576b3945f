import 'server-only'
import { randomUUID } from 'node:crypto'
import type { RefundReason } from '#lib/checkout/rules/judge-payment.ts'
import type { Db } from '../db/pool.ts'

type Owed = { orderId: string; paymentId: string; amount: number; why: RefundReason }

/** Written with the decision, sent afterwards. A payment goes back once: its id is the row's key. */
export const queueRefund = (tx: Db, { orderId, paymentId, amount, why }: Owed) =>
  tx.run(
    `insert into refunds (payment_id, order_id, amount, why, key) values ($1, $2, $3, $4, $5)
     on conflict (payment_id) do nothing`,
    [paymentId, orderId, amount, why, randomUUID()],
  )

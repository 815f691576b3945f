import 'server-only'
import { randomUUID } from 'node:crypto'
import { refusal } from '#lib/contract/refusal.ts'
import { maskedUpi, upiId } from '#lib/returns/rules/upi-id.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { type Actor, lockOwnOrder } from './own-order.ts'
import { refuseTooManyChanges } from './refuse-too-many-changes.ts'
import { mailTargetChanged } from './return-mails.ts'

/** Where the money of an order goes that was paid at the door, as its customer says. */
export const setRefundTarget = (orderId: string, upi: string, actor: Actor): Promise<void> =>
  transaction(async tx => giveTarget(tx, await lockOwnOrder(tx, orderId, actor), upi))

/** Both sides are told of each change. What a refund was accepted with is not changed any more. */
export async function giveTarget(tx: Db, order: OrderRow, typed: string): Promise<void> {
  const upi = upiId(typed)
  if (!upi) throw refusal(422, 'upiMalformed')
  if (order.mode !== 'COD' && !order.at_door) throw refusal(409, 'upiNotNeeded')
  const before = await tx.one<{ upi: string; frozen_at: Date | null }>(
    'select upi, frozen_at from refund_targets where order_id = $1',
    [order.id],
  )
  if (before?.upi === upi) return
  if (before?.frozen_at) throw refusal(409, 'upiFrozen')
  await refuseTooManyChanges(tx, order)
  await tx.run(
    `insert into refund_targets (order_id, upi, frozen_at)
     values ($1, $2, case when exists (${ACCEPTED}) then now() end)
     on conflict (order_id) do update set upi = excluded.upi, given_at = now(), frozen_at = excluded.frozen_at`,
    [order.id, upi],
  )
  await mailTargetChanged(tx, order, {
    upi: maskedUpi(upi),
    before: before ? maskedUpi(before.upi) : '',
    key: randomUUID(),
  })
}

/** From now on a change could lead the money elsewhere. */
export const freezeTarget = (tx: Db, orderId: string) =>
  tx.run('update refund_targets set frozen_at = coalesce(frozen_at, now()) where order_id = $1', [orderId])

// The seller has agreed to pay already, and may be doing so.
const ACCEPTED = `
  select from part_refunds where order_id = $1 and state = 'by-hand'
  union all
  select from return_requests where order_id = $1 and state in ('accepted', 'picked', 'received')`

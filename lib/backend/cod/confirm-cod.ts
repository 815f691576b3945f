import 'server-only'
import type { Db } from '../db/pool.ts'
import { lockOrder, type OrderRow } from '../orders/order-row.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { dropReminder } from './reminder.ts'

export type ConfirmedBy = 'seller' | 'code' | 'webhook'

/** The order has to be confirmed within these hours (Rule 106). */
export const askToConfirm = async (tx: Db, order: string, hours: number) => {
  if (hours > 0) await tx.run(ASK, [order, hours])
}

/** A code that was sent to the number of the order, and asked for on the order's own page, confirms it. */
export async function confirmByCode(tx: Db, id: string): Promise<boolean> {
  const order = await lockOrder(tx, id)
  return order !== undefined && confirmCod(tx, order, 'code')
}

/** Confirms an order that is held, once. False: it was before, or there is nothing to confirm any more. */
export async function confirmCod(tx: Db, { id, mode, status }: OrderRow, by: ConfirmedBy): Promise<boolean> {
  if (mode !== 'COD' || !OPEN.includes(status)) return false
  const isConfirmed = (await tx.run(CONFIRM, [id, by])) === 1
  if (isConfirmed) {
    await dropReminder(tx, id)
    await queueOrderEvent(tx, 'order.confirmed', id)
  }
  return isConfirmed
}

export const OPEN: readonly string[] = ['placed', 'packed', 'shipped']

const ASK = {
  name: 'ask-to-confirm',
  text: 'update orders set confirm_until = placed_at + make_interval(hours => $2) where id = $1',
}
const CONFIRM = {
  name: 'confirm-cod',
  text: 'update orders set confirmed_at = now(), confirmed_by = $2 where id = $1 and confirmed_at is null',
}

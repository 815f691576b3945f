import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { lockOrder, type OrderRow } from '../orders/order-row.ts'
import { customerOf } from '../session/customer-of.ts'

/** Whoever asks: by the session of an account. */
export type Actor = { token?: string | undefined }

/** An order of whoever asks, locked; someone else's reads like a missing one (Rule 4). */
export async function lockOwnOrder(tx: Db, id: string, { token }: Actor): Promise<OrderRow> {
  const customer = await customerOf(token, tx)
  const order = await lockOrder(tx, id)
  if (order?.customer_id !== customer) throw refusal(404, 'orderDataMissing')
  return order
}

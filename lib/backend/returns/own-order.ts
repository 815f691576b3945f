import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { Db } from '../db/pool.ts'
import { mayAct } from '../order-links/may-act.ts'
import { lockOrder, type OrderRow } from '../orders/order-row.ts'
import { customerOf } from '../session/customer-of.ts'

/** The caller: a session of an account, or the browser that placed the order. */
export type Actor = { token?: string | undefined; orderBrowser?: string | undefined }

/** The caller's own order, locked; someone else's reads like a missing one (Rule 4). */
export async function lockOwnOrder(tx: Db, id: string, actor: Actor): Promise<OrderRow> {
  const order = (await isOwnOrder(tx, id, actor)) ? await lockOrder(tx, id) : undefined
  if (!order) throw refusal(404, 'orderDataMissing')
  return order
}

export async function isOwnOrder(on: Db, id: string, { token, orderBrowser }: Actor): Promise<boolean> {
  if (!token && !orderBrowser) throw denied()
  const customer = token ? await customerOf(token, on) : undefined
  return mayAct(id, { ...(customer && { customer }), ...(orderBrowser && { browser: orderBrowser }) }, on)
}

import 'server-only'
import { isDenied } from '#lib/contract/api-error.ts'
import type { Db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'
import { mayAct } from './may-act.ts'

/** The visitor of an order's page: the session token and the browser's cookie, unchecked. */
export type LinkVisitor = { token?: string; browser?: string; address?: string }

/** Whether the order is theirs to act on. A session that is over proves nothing, and is no trouble here. */
export async function isTheirs(on: Db, orderId: string, { token, browser }: LinkVisitor): Promise<boolean> {
  const customer = token ? await customerOf(token, on).catch(unlessDenied) : undefined
  return mayAct(orderId, { customer, browser }, on)
}

const unlessDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
  return undefined
}
